import { formatNumber } from '@agency/model/text/formatNumber';
import { type KeyboardEvent, useId, useState } from 'react';
import { pressedKey } from '../hooks/pressedKey';
import { useFilesOfForm } from '../hooks/useFilesOfForm';
import { useGrowingTextArea } from '../hooks/useGrowingTextArea';
import { cx } from '../primitives/cx';
import { StatusMessage } from '../primitives/StatusMessage';
import { Text } from '../primitives/Text';
import { TextArea, type TextAreaProps } from '../primitives/TextArea';
import { clipboardHandlers } from './clipboardHandlers';
import * as css from './MarkdownArea.css';
import { InsertForm, MarkdownToolbar, type Tool } from './MarkdownToolbar';
import * as edits from './markdownEdit';
import type { RenderPictureTools } from './PictureField';
import { TextPictures } from './TextPictures';
import { insertPicture } from './textPictures';
import { useContinuedMarks } from './useContinuedMarks';
import { useTextPictures } from './useTextPictures';
import { isWordFile, wordFileInput } from './wordFileInput';

/** Part of the most characters from which on they are counted. */
const NEAR = 0.9;
const KEYS: Readonly<Record<string, Tool>> = { b: 'bold', i: 'italic', k: 'link' };

export interface MarkdownAreaProps
  extends Omit<
    TextAreaProps,
    'id' | 'toolbar' | 'onInput' | 'onKeyDown' | 'onPaste' | 'onCopy' | 'onCut'
  > {
  /** The most characters; their number is shown when the text comes near it. */
  most: number;
  /** Below the URL of a picture in the text; nothing by default. */
  pictureTools?: RenderPictureTools | undefined;
}

/**
 * A text area for Markdown, with a toolbar and its keys. Formatted text is pasted as Markdown. Undo takes back
 * what they do. A rich-text editor would cost the panel more than all of its other code.
 */
export function MarkdownArea({ most, pictureTools, className, ...props }: MarkdownAreaProps) {
  const id = useId();
  const [count, setCount] = useState<number>();
  const [form, setForm] = useState<{ kind: 'link' | 'image'; selected: string; file?: File }>();
  const { ref: root } = useFilesOfForm<HTMLDivElement>((file) => {
    if (isWordFile(file)) void word.take(file);
    else if (pictureTools) setForm({ kind: 'image', selected: '', file });
  });
  useGrowingTextArea(root);
  useContinuedMarks(root);
  const { pictures, openPicture } = useTextPictures(root);
  const area = () => root.current?.querySelector('textarea') as HTMLTextAreaElement;
  const [note, setNote] = useState('');
  const word = wordFileInput(area, most, setNote);
  const run = (tool: Tool) => {
    if (tool === 'wordFile') return word.choose();
    if (tool !== 'link' && tool !== 'image') {
      edits.editArea(area(), (selected) => edits.markdownEdit(tool, selected));
      return;
    }
    const { value, selectionStart, selectionEnd } = area();
    setForm({ kind: tool, selected: value.slice(selectionStart, selectionEnd) });
  };
  const close = () => {
    setForm(undefined);
    area().focus();
  };
  const insert = (words: string, url: string) => {
    close();
    if (form?.kind === 'image') insertPicture(area(), words, url);
    else {
      const link = edits.markdownLink(words, url);
      edits.editArea(area(), ({ start, end }) => edits.replaced(start, end, link));
    }
  };
  const onFormat = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const tool = KEYS[pressedKey(event) ?? ''];
    if (!tool || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run(tool);
  };
  return (
    <div ref={root} className={css.root} data-takes-files data-sticky-start>
      <TextArea
        {...props}
        id={id}
        onKeyDown={onFormat}
        {...clipboardHandlers(setNote)}
        className={cx(css.text, className)}
        data-followed
        onInput={({ currentTarget }) => setCount(countNear(currentTarget.value, most))}
        toolbar={
          <div className={css.tools}>
            <MarkdownToolbar controls={id} onCommand={run} onEscape={form && close} />
            {form && (
              <InsertForm
                key={form.kind}
                {...form}
                onInsert={insert}
                onCancel={close}
                pictureTools={pictureTools}
              />
            )}
          </div>
        }
      />
      <TextPictures pictures={pictures} onOpen={openPicture} />
      <Text size="small" tone="muted">
        <StatusMessage visible text={note} />
      </Text>
      {count !== undefined && (
        <Text size="small" tone={count > most ? 'accent' : 'muted'}>
          {`${formatNumber(count)} of ${formatNumber(most)} characters`}
        </Text>
      )}
    </div>
  );
}

/** Characters as a person counts them; undefined far from the limit, where counting them takes time. */
function countNear(value: string, most: number): number | undefined {
  if (value.length < most * NEAR) return undefined;
  const count = [...value].length;
  return count < most * NEAR ? undefined : count;
}
