import { sourcesOf } from '@agency/model/pictureSources';
import { linkTarget } from '@agency/model/text/linkTarget';
import { useState } from 'react';
import { cx } from './cx';
import { Icon, type IconSource } from './Icon';
import {
  box,
  COLUMNS,
  drawing,
  grounds,
  icon,
  picture,
  placeholder,
  wholePicture,
} from './Image.css';
import { Motif } from './Motif';

export interface ImageProps {
  /** Anything but an http or https URL, or a path of this site, shows the placeholder. */
  src: string | null;
  /** Empty where the text beside the image already says what it shows. */
  alt: string;
  /** Seed of the placeholder's motif and colour. */
  seed: string;
  /** Default: none. */
  placeholderIcon?: IconSource | undefined;
  /** Loads at once and with high priority, for an image above the fold; default: lazily. */
  eager?: boolean;
  /** Width of the box, by which the browser chooses among the sizes of an uploaded picture. Default: a card's. */
  sizes?: string | undefined;
  /** Shows all of it, on its own colour, instead of filling the box. Default: false. */
  whole?: boolean;
  className?: string;
}

const CARD = '(min-width:100em) 27rem,(min-width:64em) 24rem,(min-width:48em) 50vw,100vw';

/** An image in a 16:9 box; a motif where there is none or it fails to load. */
export function Image(props: ImageProps) {
  const { src, alt, seed, placeholderIcon, eager, sizes = CARD, whole, className } = props;
  const [broken, setBroken] = useState<string>();
  const url = webUrl(src);
  const shown = url !== undefined && url !== broken;
  const { srcSet, color } = (shown && sourcesOf(url)) || {};
  return (
    <div className={cx(box, className)}>
      {/* An attribute: the content security policy would have to name each colour in a style. */}
      {color && (
        <svg className={picture} aria-hidden>
          <rect width="100%" height="100%" fill={color} />
        </svg>
      )}
      {shown ? (
        <img
          ref={(img) => {
            if (!img?.complete || img.naturalWidth > 0) return;
            // It failed before hydration, or its box is not laid out yet. `decode` rejects for both: layout may
            // choose another size meanwhile. So load it again, from the cache.
            const probe = document.createElement('img');
            probe.referrerPolicy = 'no-referrer';
            probe.onerror = () => setBroken(url);
            probe.src = img.currentSrc || url;
          }}
          // A lazy picture is chosen by its box, where the browser knows `auto`.
          {...(srcSet && { srcSet, sizes: eager ? sizes : `auto,${sizes}` })}
          src={url}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          {...(eager && { fetchPriority: 'high' as const })}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(url)}
          className={cx(picture, whole && wholePicture)}
        />
      ) : (
        <div aria-hidden className={cx(placeholder, groundOf(seed))} data-placeholder>
          <Motif seed={seed} columns={COLUMNS} className={drawing} />
          {placeholderIcon && <Icon name={placeholderIcon} className={icon} />}
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

function webUrl(src: string | null): string | undefined {
  const target = src === null ? undefined : linkTarget(src);
  return target?.kind === 'web' || target?.href.startsWith('/') ? target.href : undefined;
}
