import { altOf } from '@agency/model/picture';
import { withAlt } from '@agency/model/pictureFiles';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../primitives/Button';
import { TextField } from '../primitives/TextField';
import { box, buttons } from './InsertForm.css';
import { markdownLink, urlMeantBy } from './markdownEdit';
import type { RenderPictureTools } from './PictureField';

export interface InsertFormProps {
  kind: 'link' | 'image';
  /** What is selected in the text: the words, or the URL where it is one. */
  selected: string;
  /** Gets Markdown. */
  onInsert: (markdown: string) => void;
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
  const urlField = useRef<HTMLInputElement>(null);
  const insert = () => {
    const target = urlMeantBy(url);
    if (!target) {
      setError('Please enter a valid URL');
      urlField.current?.focus();
    } else if (isLink) onInsert(markdownLink(words.trim() || url, target));
    else onInsert(markdownLink(altOf(target) || words, withAlt(target, ''), '!['));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    const action = event.key === 'Escape' ? onCancel : event.key === 'Enter' && isField && insert;
    if (!action) return;
    // Neither saves nor closes the form around it.
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return (
    <fieldset className={box} aria-label={isLink ? 'Link' : 'Image'} onKeyDown={onKeyDown}>
      {isLink && (
        <TextField
          label="Words"
          autoFocus={words === ''}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      <TextField
        ref={urlField}
        label="URL"
        type="url"
        autoFocus={!isLink || words !== ''}
        error={error}
        value={url}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      {!isLink && pictureTools?.({ url, onUrl: setUrl, file })}
      <div className={buttons}>
        <Button size="small" onClick={insert}>
          {isLink ? 'Insert link' : 'Insert picture'}
        </Button>
        <Button size="small" tone="neutral" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
