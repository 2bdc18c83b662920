import { useState } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';
import { box, drawing, grounds, iconBadge, picture, placeholder } from './Image.css';
import { Kolam } from './Kolam';

export interface ImageProps {
  /** Anything but an http or https address, or a path of this site, shows the placeholder. */
  src: string | null;
  /** Empty when the words beside it already say what it shows. */
  alt: string;
  /** The placeholder's drawing: the same seed, the same kolam. */
  seed: string;
  placeholderIcon: IconName;
  /** Above the fold, where waiting for it would be seen. */
  eager?: boolean;
  className?: string;
}

/** A picture in a 16:9 box, or a kolam where there is none or it does not load. */
export function Image({ src, alt, seed, placeholderIcon, eager, className }: ImageProps) {
  const [broken, setBroken] = useState<string>();
  const address = webAddress(src);
  const shown = address !== undefined && address !== broken;
  return (
    <div className={cx(box, className)}>
      {shown ? (
        <img
          // An error that came before this code ran is found again here.
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
          <Kolam seed={seed} columns={11} className={drawing} />
          <span className={iconBadge}>
            <Icon name={placeholderIcon} />
          </span>
        </div>
      )}
    </div>
  );
}

/** The same seed, the same colour. */
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
