import { sourcesOf } from '@agency/model/pictureSources';
import { linkTarget } from '@agency/model/text/linkTarget';
import { useState } from 'react';
import { cx } from './cx';
import { Icon, type IconSource } from './Icon';
import { box, drawing, grounds, icon, picture, placeholder, wholePicture } from './Image.css';
import { Motif } from './Motif';
import { randomFrom } from './randomFrom';

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

/** Of the drawing, which is larger than its box. */
const COLUMNS = 7;
/**
 * What a placeholder shows of its drawing: a piece of 16:9 whose lower corner at the start is left to the icon. It ends
 * between two rows, where lines meet or turn back.
 */
const CROPS = ['-21 30 71 40', '-21 0 71 40', '-31 20 71 40', '-13 30 53 30', '-13 10 53 30'];

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
        <Placeholder seed={seed} iconName={placeholderIcon} />
      )}
    </div>
  );
}

/** Like the cover of a book, with a ground and a piece of the drawing that follow the seed. */
function Placeholder({ seed, iconName }: { seed: string; iconName: IconSource | undefined }) {
  const random = randomFrom(seed);
  const chosen = <Value,>(values: readonly Value[]) =>
    values[Math.floor((random() / 2 ** 32) * values.length)];
  return (
    <div
      aria-hidden
      className={cx(placeholder, chosen(Object.values(grounds)))}
      data-placeholder=""
    >
      <Motif seed={seed} columns={COLUMNS} crop={chosen(CROPS)} className={drawing} />
      {iconName && <Icon name={iconName} className={icon} />}
    </div>
  );
}

function webUrl(src: string | null): string | undefined {
  const target = src === null ? undefined : linkTarget(src);
  return target?.kind === 'web' || target?.href.startsWith('/') ? target.href : undefined;
}
