import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { pressedKey } from '../hooks/pressedKey';
import { Button } from '../primitives/Button';
import { Stack } from '../primitives/Stack';
import { TextField } from '../primitives/TextField';
import * as css from './InsertForm.css';
import { urlMeantBy } from './markdownLink';
import type { RenderPictureInput } from './PictureField';
import { isUploading, useUploadsFirst } from './useUploadsFirst';

/** What is about to be put into a text. */
export interface Insertion {
  /** Counts up. */
  id: number;
  kind: 'link' | 'image';
  /** Of a link, or what a picture shows. */
  words: string;
  url: string;
  /** A picture of the device that is to be uploaded. */
  file?: File | undefined;
  /** Closed by Back or Escape: it is kept, and goes on when it is asked for again. Default: false. */
  aside?: boolean;
  /** Inserted once its picture is uploaded. Default: false. */
  waits?: boolean;
}

export interface InsertFormProps extends Omit<Insertion, 'id'> {
  /** Another form is in its place; it keeps what was chosen. Default: false. */
  hidden?: boolean;
  onChange: (to: Partial<Insertion>) => void;
  /** Called when its URL is one. */
  onInsert: () => void;
  /** Called instead while its picture is on its way; once it `waits`, `onInsert` follows, or `onMissing`. */
  onWait: () => void;
  /** The upload that it waits for has failed. */
  onMissing: () => void;
  onCancel: () => void;
  /** Above the URL of a picture; nothing by default. */
  pictureInput?: RenderPictureInput | undefined;
}

const NO_URL = 'Please enter a valid URL';
const NOTHING = 'Please choose a picture, or enter its URL';

/** Asks for what a link or a picture needs. A form cannot hold another one, so this is a group of fields. */
export function InsertForm(props: InsertFormProps) {
  const { kind, words, url, file, aside, waits, hidden, onChange, pictureInput } = props;
  const { onInsert, onWait, onMissing, onCancel } = props;
  const isLink = kind === 'link';
  /** What is no URL. */
  const [refused, setRefused] = useState<string>();
  const box = useRef<HTMLFieldSetElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const urlField = useRef<HTMLInputElement>(null);
  const choosesPicture = !isLink && pictureInput !== undefined;
  useEffect(() => {
    // Not the field of the URL: on a phone, its keyboard would cover the button that chooses a picture.
    if (choosesPicture && !hidden) box.current?.focus();
  }, [choosesPicture, hidden]);
  useEffect(() => {
    // With its buttons, also when a keyboard leaves less room or a picture makes it higher; not away from another field.
    const sizes = new ResizeObserver(() => {
      const focused = document.activeElement;
      if (!box.current?.contains(focused)) return;
      for (const part of [box.current, focused]) part?.scrollIntoView({ block: 'nearest' });
    });
    for (const part of [box.current, tools.current, box.current?.closest('section')])
      if (part) sizes.observe(part);
    return () => sizes.disconnect();
  }, []);
  const insertOrMiss = () => (urlMeantBy(url) ? onInsert() : onMissing());
  const { waitForUploads } = useUploadsFirst(box, insertOrMiss, onMissing);
  const beginToWait = useEffectEvent(() => waitForUploads() || insertOrMiss());
  useEffect(() => {
    if (waits) beginToWait();
  }, [waits]);
  const insert = () => {
    if (isUploading(box.current)) return onWait();
    if (urlMeantBy(url)) return onInsert();
    setRefused(url);
    urlField.current?.focus();
  };
  // Who saves with a link or a picture that is complete wants it in the text.
  const insertFirst = useEffectEvent(() => {
    if (!aside && urlMeantBy(url)) onInsert();
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    box.current?.form?.addEventListener('submit', () => insertFirst(), { capture: true, signal });
    return () => ended.abort();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    if (!isField || pressedKey(event) !== 'Enter') return;
    // Does not go on in the form around it.
    event.preventDefault();
    // From the words, it goes on to a URL that is not written yet.
    const isUrlNext = isLink && url === '' && event.target !== urlField.current;
    if (isUrlNext) urlField.current?.focus();
    else insert();
  };
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      hidden={hidden}
      data-aside={aside}
      className={css.box}
      aria-label={isLink ? 'Link' : 'Image'}
      onKeyDown={onKeyDown}
    >
      {isLink && (
        <TextField
          label="Words"
          autoFocus={words === ''}
          value={words}
          onChange={({ currentTarget }) => onChange({ words: currentTarget.value })}
        />
      )}
      {choosesPicture && (
        <Stack ref={tools} gap="xsmall">
          {pictureInput({
            url,
            onUrl: (url) => onChange({ url, file: undefined }),
            alt: words,
            onAlt: (words) => onChange({ words }),
            file,
            onChoose: ({ file: next, url: other = '' }) =>
              onChange({ file: next, url: other, ...((file || url) && { words: '' }) }),
          })}
        </Stack>
      )}
      <TextField
        ref={urlField}
        label="URL"
        type="url"
        autoFocus={isLink ? words !== '' : !choosesPicture}
        error={refused === url ? (choosesPicture && url === '' ? NOTHING : NO_URL) : undefined}
        value={url}
        onChange={({ currentTarget }) => onChange({ url: currentTarget.value })}
      />
      <Stack direction="row" gap="small" className={css.foot}>
        <Button size="small" onClick={insert}>
          {isLink ? 'Insert link' : 'Insert picture'}
        </Button>
        <Button size="small" tone="neutral" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </fieldset>
  );
}
