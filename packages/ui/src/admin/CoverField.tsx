import { altInUrl, withAlt } from '@agency/model/altInUrl';
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { CheckboxInput } from '../primitives/Checkbox';
import { Heading } from '../primitives/Heading';
import { Stack } from '../primitives/Stack';
import { TextField, type TextFieldProps } from '../primitives/TextField';
import { choice } from './CoverField.css';
import type { RenderPictureInput } from './PictureField';
import type { TextPicture } from './picturesIn';

/** A cover that is on its way, with what is written of it meanwhile. */
export interface CoverUpload {
  file: File;
  words: string;
}

export interface CoverFieldProps extends Omit<TextFieldProps, 'type' | 'title'> {
  /** Of the group. */
  title: string;
  groupRef?: RefObject<HTMLDivElement | null>;
  /** Of the entry's text; the first one is offered while no other picture is chosen. */
  pictures: readonly TextPicture[];
  /** URL of the picture that is chosen, with what it shows; empty for none. */
  url: string;
  onUrl: (url: string) => void;
  /** Above the URL; nothing by default. */
  pictureInput?: RenderPictureInput | undefined;
  /** What was on its way when the field was left; default: nothing. */
  upload?: CoverUpload | undefined;
  /** Gets what is on its way when that changes. */
  onUpload?: ((upload: CoverUpload | undefined) => void) | undefined;
}

/** The picture that stands for an entry: one of the device, the first one of the text, or any URL. */
export function CoverField(props: CoverFieldProps) {
  const { title, groupRef, pictures, url, onUrl, pictureInput, upload, onUpload, ...others } =
    props;
  const { onChange, ...field } = others;
  const id = useId();
  const [file, setFile] = useState(upload?.file);
  /** What is written while the picture is on its way. */
  const [words, setWords] = useState(upload?.words ?? '');
  const tell = useEffectEvent((now: CoverUpload | undefined) => onUpload?.(now));
  useEffect(() => tell(file && { file, words }), [file, words]);
  const isPicture = file === undefined && /^https?:/i.test(url.trim());
  const first = pictures.find((picture) => /^https?:/i.test(picture.url));
  const isFirst = first !== undefined && withAlt(url.trim(), '') === withAlt(first.url, '');
  return (
    <Stack ref={groupRef} gap="xsmall" role="group" aria-labelledby={id}>
      <Heading id={id} level={3} size="small">
        {title}
      </Heading>
      {first && (isFirst || url.trim() === '') && (
        <label className={choice}>
          <CheckboxInput
            checked={isFirst}
            onChange={() => onUrl(isFirst ? '' : withAlt(first.url, first.alt))}
          />
          <span>Use the first picture of the text</span>
        </label>
      )}
      {pictureInput?.({
        url,
        onUrl: (next) => {
          onUrl(withAlt(next, altInUrl(next) || words));
          setFile(undefined);
        },
        alt: isPicture ? altInUrl(url) : words,
        onAlt: (alt) => (isPicture ? onUrl(withAlt(url, alt)) : setWords(alt)),
        file,
        onChoose: ({ file: next, url: other }) => {
          setFile(next);
          setWords('');
          if (other) onUrl(other);
        },
      })}
      <TextField
        {...field}
        type="url"
        onChange={(event) => {
          setFile(undefined);
          return onChange?.(event);
        }}
      />
    </Stack>
  );
}
