import { useState } from 'react';
import { cx } from './cx';
import { Icon, type IconSource } from './Icon';
import { box, drawing, grounds, iconBadge, picture, placeholder } from './Image.css';
import { Kolam } from './Kolam';

export interface ImageProps {
  /** Anything but an http or https URL, or a path of this site, shows the placeholder. */
  src: string | null;
  /** Empty where the text beside the image already says what it shows. */
  alt: string;
  /** Seed of the placeholder's kolam and colour. */
  seed: string;
  /** Default: none; the kolam of a thumbnail is then a simple one. */
  placeholderIcon?: IconSource | undefined;
  /** Loads at once and with high priority, for an image above the fold; default: lazily. */
  eager?: boolean;
  className?: string;
}

/** An image in a 16:9 box; a kolam where there is none or it fails to load. */
export function Image({ src, alt, seed, placeholderIcon, eager, className }: ImageProps) {
  const [broken, setBroken] = useState<string>();
  const address = webAddress(src);
  const shown = address !== undefined && address !== broken;
  return (
    <div className={cx(box, className)}>
      {shown ? (
        <img
          // Finds an error that happened before hydration.
          ref={(img) => {
            if (img?.complete && img.naturalWidth === 0) setBroken(address);
          }}
          src={address}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          {...(eager && { fetchPriority: 'high' as const })}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
          className={picture}
        />
      ) : (
        <div className={cx(placeholder, groundOf(seed))} data-placeholder="">
          <Kolam seed={seed} columns={placeholderIcon ? 11 : 5} className={drawing} />
          {placeholderIcon && (
            <span className={iconBadge}>
              <Icon name={placeholderIcon} />
            </span>
          )}
        </div>
      )}
    </div>
  );
}

/** A background chosen by the seed. */
function groundOf(seed: string): string | undefined {
  const sum = [...seed].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  const colors = Object.values(grounds);
  return colors[sum % colors.length];
}

function webAddress(src: string | null): string | undefined {
  if (src === null) return undefined;
  if (/^\/(?!\/)/.test(src)) return src;
  const url = URL.parse(src);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
