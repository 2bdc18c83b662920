import { altOf } from '@agency/model/picture';
import { withAlt } from '@agency/model/pictureFiles';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pressedKey } from '../hooks/pressedKey';
import { adminIcons } from '../primitives/adminIcons';
import { Button } from '../primitives/Button';
import { IconButton } from '../primitives/IconButton';
import { Stack } from '../primitives/Stack';
import { TextField } from '../primitives/TextField';
import * as css from './MarkdownToolbar.css';
import { type MarkdownCommand, urlMeantBy } from './markdownEdit';
import type { RenderPictureTools } from './PictureField';

/** What a button does: a change of the text, or a form that asks for what to insert. */
export type Tool = MarkdownCommand | 'link' | 'image' | 'wordFile';

/** In the order of the buttons. */
const TOOLS: readonly { command: Tool; label: string; key?: string }[] = [
  { command: 'heading', label: 'Heading' },
  { command: 'bold', label: 'Bold', key: 'B' },
  { command: 'italic', label: 'Italic', key: 'I' },
  { command: 'link', label: 'Link', key: 'K' },
  { command: 'list', label: 'List' },
  { command: 'numbers', label: 'Numbered list' },
  { command: 'quote', label: 'Quote' },
  { command: 'image', label: 'Image' },
  { command: 'wordFile', label: 'Word file' },
];

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export interface MarkdownToolbarProps {
  /** Id of the text area. */
  controls: string;
  onCommand: (command: Tool) => void;
  /** Closes what a button has opened; default: nothing is open. */
  onEscape?: (() => void) | undefined;
}

/** Buttons that put Markdown into a text area: one tab stop, with arrow keys between them. */
export function MarkdownToolbar({ controls, onCommand, onEscape }: MarkdownToolbarProps) {
  const [stop, setStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const last = TOOLS.length - 1;
    const key = pressedKey(event) ?? '';
    if (key === 'Escape' && onEscape) {
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    }
    const step = STEPS[key];
    const edge = { Home: 0, End: last }[key];
    const next =
      edge ?? (step === undefined ? undefined : (stop + step + TOOLS.length) % (last + 1));
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Stack
      direction="row"
      gap="xxsmall"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className={css.toolbar}
      onKeyDown={onKeyDown}
    >
      {TOOLS.map(({ command, label, key }, index) => (
        <IconButton
          key={command}
          icon={adminIcons[command === 'wordFile' ? 'article' : command]}
          label={label}
          {...(key && {
            tooltip: `${label} (Ctrl or ⌘ ${key})`,
            'aria-keyshortcuts': `Control+${key}`,
          })}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          onClick={() => onCommand(command)}
        />
      ))}
    </Stack>
  );
}

interface InsertFormProps {
  kind: 'link' | 'image';
  /** What is selected in the text: the words, or the URL where it is one. */
  selected: string;
  /** @param words of a link, or what a picture shows */
  onInsert: (words: string, url: string) => void;
  onCancel: () => void;
  /** Below the URL of a picture; nothing by default. */
  pictureTools?: RenderPictureTools | undefined;
  /** A picture that was dropped on the text, or pasted into it. */
  file?: File | undefined;
}

/** Asks for what a link or a picture needs. A form cannot hold another one, so this is a group of fields. */
export function InsertForm(props: InsertFormProps) {
  const { kind, selected, onInsert, onCancel, pictureTools, file } = props;
  const isLink = kind === 'link';
  const [words, setWords] = useState(urlMeantBy(selected) ? '' : selected);
  const [url, setUrl] = useState(urlMeantBy(selected) ?? '');
  const [error, setError] = useState<string>();
  const box = useRef<HTMLFieldSetElement>(null);
  const urlField = useRef<HTMLInputElement>(null);
  const choosesPicture = !isLink && pictureTools !== undefined;
  useEffect(() => {
    // Not the field of the URL: on a phone, its keyboard would cover the button that chooses a picture.
    if (choosesPicture) box.current?.focus();
  }, [choosesPicture]);
  const place = withAlt(url, '');
  useEffect(() => {
    // A picture was uploaded or chosen: what it shows is written next, in the first field.
    const writes = document.activeElement?.matches('input, textarea');
    if (choosesPicture && place !== '' && !writes) box.current?.querySelector('input')?.focus();
    // The button that inserts it may have moved off the screen.
    if (choosesPicture && place !== '') box.current?.scrollIntoView({ block: 'nearest' });
  }, [choosesPicture, place]);
  const insert = () => {
    const target = urlMeantBy(url);
    if (!target) {
      setError('Please enter a valid URL');
      urlField.current?.focus();
    } else if (isLink) onInsert(words.trim() || url, target);
    else onInsert(altOf(target) || words, withAlt(target, ''));
  };
  useEffect(() => {
    // Who saves with a link or a picture that is complete wants it in the text.
    const insertFirst = () => {
      if (urlMeantBy(url)) insert();
    };
    const form = box.current?.form;
    form?.addEventListener('submit', insertFirst, { capture: true });
    return () => form?.removeEventListener('submit', insertFirst, { capture: true });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    const key = pressedKey(event);
    // From the words, Enter goes on to a URL that is not written yet.
    const isUrlNext = isLink && url === '' && event.target !== urlField.current;
    const confirm = isUrlNext ? () => urlField.current?.focus() : insert;
    const action = key === 'Escape' ? onCancel : key === 'Enter' && isField && confirm;
    if (!action) return;
    // Neither saves nor closes the form around it.
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      className={css.box}
      aria-label={isLink ? 'Link' : 'Image'}
      onKeyDown={onKeyDown}
    >
      {isLink && (
        <TextField
          label="Words"
          autoFocus={words === ''}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      {!isLink && pictureTools?.({ url, onUrl: setUrl, file })}
      <TextField
        ref={urlField}
        label="URL"
        type="url"
        autoFocus={isLink ? words !== '' : !choosesPicture}
        error={error}
        value={url}
        onChange={({ currentTarget }) => {
          setUrl(currentTarget.value);
          setError(undefined);
        }}
      />
      <Stack direction="row" gap="small">
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
