import { withAlt } from '@agency/model/pictureFiles';
import { CheckboxInput } from '../primitives/Checkbox';
import { choice } from './FirstPictureCheckbox.css';
import type { TextPicture } from './markdownPictures';

interface FirstPictureCheckboxProps {
  /** Of the entry's text. */
  pictures: readonly TextPicture[];
  /** URL of the picture that is chosen; empty for none. */
  url: string;
  onUrl: (url: string) => void;
}

/** Offers the first picture of a text, while no other one is chosen. */
export function FirstPictureCheckbox({ pictures, url, onUrl }: FirstPictureCheckboxProps) {
  const first = pictures.find((picture) => /^https?:/i.test(picture.url));
  if (!first) return null;
  const isFirst = withAlt(url.trim(), '') === withAlt(first.url, '');
  if (url.trim() !== '' && !isFirst) return null;
  return (
    <label className={choice}>
      <CheckboxInput
        checked={isFirst}
        onChange={() => onUrl(isFirst ? '' : withAlt(first.url, first.alt))}
      />
      <span>Use the first picture of the text</span>
    </label>
  );
}
