import type { MarkdownFigure as Figure } from '@agency/model/markdown/markdownNodes';
import { entryIcons } from '../primitives/entryIcons';
import { Image } from '../primitives/Image';
import { Link } from '../primitives/Link';
import { Text } from '../primitives/Text';
import { caption, picture } from './MarkdownFigure.css';

export interface MarkdownFigureProps {
  figure: Figure;
  /** Id of the entry: seed of the drawing that replaces a broken picture. */
  id: string;
}

/** A picture, which may lead somewhere. */
export function MarkdownFigure({ figure, id }: MarkdownFigureProps) {
  const { src, alt, caption: words, href } = figure;
  const image = (
    <Image
      src={src}
      alt={alt}
      seed={id + src}
      placeholderIcon={entryIcons.image}
      whole
      className={picture}
    />
  );
  return (
    <figure>
      {href === undefined ? (
        image
      ) : (
        <Link href={href} look="bare" aria-label={alt === '' ? href : undefined}>
          {image}
        </Link>
      )}
      {words !== undefined && (
        <figcaption className={caption}>
          <Text as="span" size="small" tone="muted">
            {words}
          </Text>
        </figcaption>
      )}
    </figure>
  );
}
