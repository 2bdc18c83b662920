import { formatNumber } from '@agency/model/text/formatNumber';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { pressedKey } from '../hooks/pressedKey';
import { useCloseWatcher } from '../hooks/useCloseWatcher';
import { useFileDropAndPaste } from '../hooks/useFileDropAndPaste';
import { useGrowingTextArea } from '../hooks/useGrowingTextArea';
import { Button } from '../primitives/Button';
import { cx } from '../primitives/cx';
import { LiveRegion } from '../primitives/LiveRegion';
import { Text } from '../primitives/Text';
import { TextArea, type TextAreaProps } from '../primitives/TextArea';
import { byTouch } from '../tokens/mediaQueries';
import { clipboardHandlers } from './clipboardHandlers';
import { editTextArea } from './editTextArea';
import { InsertForm, type Insertion } from './InsertForm';
import { leaveDefinitions } from './insertPicture';
import * as css from './MarkdownArea.css';
import { MarkdownToolbar, type Tool } from './MarkdownToolbar';
import { markdownEdit } from './markdownEdit';
import type { RenderPictureInput } from './PictureField';
import type { TextPicture } from './picturesIn';
import { scrollToOffset } from './scrollToOffset';
import { TextPictures } from './TextPictures';
import { useInsertForms } from './useInsertForms';
import { useListContinuation } from './useListContinuation';
import { useTextPictures } from './useTextPictures';
import { isWordFile, wordImport } from './wordImport';

/** Part of the most characters from which on they are counted. */
const NEAR = 0.9;
const WAITING = 'The picture is put into the text once it is uploaded.';
const KEPT = 'A picture is not in the text yet: press Image to go on with it.';
const KEYS: Readonly<Record<string, Tool>> = { b: 'bold', i: 'italic', k: 'link' };

export interface MarkdownAreaProps
  extends Omit<
    TextAreaProps,
    'id' | 'toolbar' | 'onInput' | 'onKeyDown' | 'onPaste' | 'onCopy' | 'onCut'
  > {
  /** The most characters; their number is shown when the text comes near it. */
  most: number;
  /** Whether its dialog begins at the end of the text, to go on writing. Default: false. */
  continued?: boolean | undefined;
  /** Gets the pictures of the text when they change; the same function in each render. */
  onPictures?: (pictures: readonly TextPicture[]) => void;
  /** Above the URL of a picture in the text; nothing by default. */
  pictureInput?: RenderPictureInput | undefined;
  /** What was about to be put into the text when it was left; default: nothing. */
  insertions?: readonly Insertion[] | undefined;
  /** Gets what is about to be put into the text when that changes. */
  onInsertions?: ((insertions: readonly Insertion[]) => void) | undefined;
}

/**
 * A text area for Markdown, with a toolbar and its keys. Formatted text is pasted as Markdown. Undo takes back
 * what they do. A rich-text editor would cost the panel more than all of its other code.
 */
export function MarkdownArea(props: MarkdownAreaProps) {
  const {
    most,
    continued = false,
    onPictures,
    insertions,
    onInsertions,
    pictureInput,
    className,
    ...others
  } = props;
  const id = useId();
  const [count, setCount] = useState<number>();
  const { ref: root } = useFileDropAndPaste<HTMLDivElement>((files) => {
    void word.take(files.filter(isWordFile));
    const others = files.filter((file) => !isWordFile(file));
    if (pictureInput && others.length > 0) insertion.openPictures(others);
  });
  useGrowingTextArea(root);
  useListContinuation(root);
  useCaretAtEnd(root, continued);
  const { pictures, openPicture } = useTextPictures(root);
  useEffect(() => onPictures?.(pictures), [onPictures, pictures]);
  const area = () => root.current?.querySelector('textarea') as HTMLTextAreaElement;
  const insertion = useInsertForms(area, insertions);
  const { forms, shown } = insertion;
  const kept = forms.filter(
    (form) => form !== shown && form.kind === 'image' && (form.file || form.url),
  );
  const tell = useEffectEvent((all: readonly Insertion[]) => onInsertions?.(all));
  useEffect(() => tell(forms), [forms]);
  useCloseWatcher(root, shown?.kind, () => shown && insertion.putAside(shown));
  const [note, setNote] = useState('');
  const word = wordImport(area, most, setNote);
  const run = (tool: Tool) => {
    if (tool !== 'link' && tool !== 'image') {
      editTextArea(area(), (selected) => markdownEdit(tool, selected));
      return;
    }
    const isBegun = forms.some(({ kind, url }) => kind === tool && url !== '');
    flushSync(() => insertion.toggle(tool));
    if (isBegun || tool !== 'image' || !window.matchMedia(byTouch).matches) return;
    // With a finger nothing is dropped or pasted: the device's pictures are asked for at once.
    const chooser = 'fieldset:not([hidden]) [data-upload=idle] [type=file]';
    root.current?.querySelector<HTMLElement>(chooser)?.click();
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
        {...others}
        id={id}
        data-autofocus={continued || undefined}
        onKeyDown={onFormat}
        {...clipboardHandlers(setNote)}
        className={cx(css.text, className)}
        data-followed
        onInput={({ currentTarget: { value } }) => {
          insertion.follow(value);
          setCount(countNear(value, most));
        }}
        toolbar={
          <div className={css.tools}>
            <MarkdownToolbar controls={id} onCommand={run} opened={shown?.kind} />
            {forms.map((form) => (
              <InsertForm
                key={form.id}
                {...form}
                hidden={form !== shown}
                onChange={(to) => insertion.change(form.id, to)}
                onInsert={() => insertion.insert(form)}
                onWait={() => insertion.wait(form.id)}
                onMissing={() =>
                  insertion.change(form.id, { waits: false, aside: !waitsForSaving() })
                }
                onCancel={() => insertion.close(form.id)}
                pictureInput={pictureInput}
              />
            ))}
            {kept.length > 0 && (
              <Text size="small" tone="muted" className={css.kept}>
                <LiveRegion visible text={kept.every(({ waits }) => waits) ? WAITING : KEPT} />
              </Text>
            )}
          </div>
        }
      />
      <TextPictures pictures={pictures} onOpen={openPicture} />
      <Button tone="neutral" variant="plain" size="small" onClick={word.choose}>
        Insert a Word file
      </Button>
      <Text size="small" tone="muted">
        <LiveRegion visible text={note} />
      </Text>
      {count !== undefined && (
        <Text size="small" tone={count > most ? 'accent' : 'muted'}>
          {`${formatNumber(count)} of ${formatNumber(most)} characters`}
        </Text>
      )}
    </div>
  );
}

/** Whether one has pressed the button that saves, and does nothing else. */
const waitsForSaving = () => document.activeElement?.matches('[aria-busy=true]') === true;

/** Puts the caret at the end of the words of the text area in an element, and shows it once it has the focus. */
function useCaretAtEnd(root: RefObject<HTMLElement | null>, continued: boolean): void {
  useEffect(() => {
    const area = root.current?.querySelector('textarea');
    if (!continued || !area) return;
    area.setSelectionRange(area.value.length, area.value.length);
    leaveDefinitions(area);
    const toCaret = () => scrollToOffset(area, area.selectionEnd, 'center');
    area.addEventListener('focus', toCaret, { once: true });
    return () => area.removeEventListener('focus', toCaret);
  }, [root, continued]);
}

/** Characters as a person counts them; undefined far from the limit, where counting them takes time. */
function countNear(value: string, most: number): number | undefined {
  if (value.length < most * NEAR) return undefined;
  const count = [...value].length;
  return count < most * NEAR ? undefined : count;
}
