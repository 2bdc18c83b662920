import { Image } from '../primitives/Image';
import { Text } from '../primitives/Text';
import type { TextPicture } from './picturesIn';
import * as css from './TextPictures.css';

export interface TextPicturesProps {
  pictures: readonly Pick<TextPicture, 'alt' | 'url'>[];
  /** Gets the number of a picture, from 0. */
  onOpen: (index: number) => void;
}

/** The pictures of a text below it, each with what it shows; a press leads to its place. */
export function TextPictures({ pictures, onOpen }: TextPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label="Pictures in this text" className={css.strip}>
      {pictures.map(({ alt, url }, index) => (
        <li key={index}>
          <button type="button" className={css.item} onClick={() => onOpen(index)}>
            <Image src={url} alt="" seed={url} sizes="5rem" className={css.picture} />
            <Text as="span" size="small" tone={alt ? 'main' : 'note'} lines={2}>
              {alt || 'No description yet'}
            </Text>
          </button>
        </li>
      ))}
    </ul>
  );
}
