import type { RefusedField } from '@agency/model/fields';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pressedKey } from '../hooks/pressedKey';
import { useCloseWatcher } from '../hooks/useCloseWatcher';
import { useFocusFallback } from '../hooks/useFocusFallback';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { useShortcut } from '../hooks/useShortcut';
import { Button } from '../primitives/Button';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { besideForm } from '../tokens/mediaQueries';
import * as css from './AdminForm.css';
import type { CoverUpload } from './CoverField';
import type { Insertion } from './InsertForm';
import type { RenderPictureInput } from './PictureField';
import { useUploadsFirst } from './useUploadsFirst';

export interface AdminFormProps
  extends Pick<EntryFormProps<never, never>, 'mode' | 'restored' | 'failure' | 'onCancel'> {
  /** What it creates or updates, in the text of the submit button. */
  noun: string;
  /** As `useSchemaForm` has it. */
  form: { busy: boolean; errorCount: number; onSubmit: (event: SyntheticEvent) => void };
  /** Below the fields; default: nothing. */
  checklist?: ReactNode;
  /**
   * What is written as visitors would see it: beside the fields on a wide screen, and on others in their place,
   * by a button. Default: neither.
   */
  preview?: ReactNode;
  children: ReactNode;
}

/** What the forms of posts and projects take. */
export interface EntryFormProps<Fields, Values> {
  mode: 'create' | 'edit';
  /** Initial values of the fields. */
  initial: Fields;
  /** Whether they are a draft: writing goes on at the end of its text. Default: false. */
  restored?: boolean | undefined;
  /** Called on every change, so that the parent can keep a draft. */
  onChange?: (fields: Fields) => void;
  /**
   * Resolves when the attempt is over, to the field that was refused, if any: it gets the focus and
   * the message. The text stays until the form is unmounted.
   */
  onSave: (values: Values) => Promise<RefusedField | undefined>;
  /** Why the last attempt failed, until the next one; default: it did not. */
  failure?: string | undefined;
  onCancel: () => void;
  /** Shows what is written as visitors would see them, the same function in each render; default: no preview. */
  preview?: ((fields: Fields) => ReactNode) | undefined;
  /** Tags in use elsewhere, the commonest first; default: none. */
  tagsInUse?: readonly string[] | undefined;
  /** Above the URL of a picture; nothing by default. */
  pictureInput?: RenderPictureInput | undefined;
  /** What was about to be put into the text when the form was left; default: nothing. */
  insertions?: readonly Insertion[] | undefined;
  /** Gets what is about to be put into the text when that changes. */
  onInsertions?: (insertions: readonly Insertion[]) => void;
  /** The cover that was on its way when the form was left; default: none. */
  cover?: CoverUpload | undefined;
  /** Gets the cover that is on its way when that changes. */
  onCover?: (cover: CoverUpload | undefined) => void;
}

/**
 * The form in a dialog of the admin: fields in a column, and at the dialog's lower edge the number of
 * errors, Cancel and the submit button. Ctrl or ⌘ plus S submits it.
 */
export function AdminForm(props: AdminFormProps) {
  const { noun, mode, restored, form, failure, onCancel, checklist, preview, children } = props;
  const { busy, errorCount } = form;
  const ref = useRef<HTMLFormElement>(null);
  const submit = () => {
    const focused = document.activeElement?.closest('[role="dialog"]');
    // Not behind another dialog.
    if (!focused || focused === ref.current?.closest('[role="dialog"]')) {
      ref.current?.requestSubmit();
    }
  };
  useShortcut('s', submit, { anywhere: true });
  const isWide = useMediaQuery(besideForm, false);
  /** Undefined until it is chosen: there is room for both on a wide screen. */
  const [chosen, setChosen] = useState<boolean>();
  const previews = preview !== undefined && (chosen ?? isWide);
  /** Where the fields, or the preview in their place, were scrolled to, in CSS px. */
  const left = useRef(0);
  const show = (next: boolean) => {
    const region = ref.current?.closest('section');
    const top = region?.scrollTop ?? 0;
    flushSync(() => setChosen(next));
    if (isWide || next === previews) return;
    region?.scrollTo({ top: next ? 0 : left.current });
    left.current = top;
  };
  const { waits, waitForUploads } = useUploadsFirst(ref, () => ref.current?.requestSubmit());
  useCloseWatcher(ref, previews && !isWide ? 'preview' : undefined, () => show(false));
  return (
    <form
      noValidate
      ref={ref}
      onSubmit={(event) => {
        // A field that is refused receives the focus, so it has to be there.
        if (!isWide) show(false);
        if (waitForUploads()) event.preventDefault();
        else form.onSubmit(event);
      }}
      onKeyDown={goToNext}
      className={css.form}
    >
      <Stack gap="small" className={previews ? css.replaced : undefined}>
        {children}
      </Stack>
      {previews && <Preview>{preview}</Preview>}
      {mode === 'create' && (
        <Text size="small" tone="muted" className={css.whole}>
          {`‘Create ${noun}’ publishes it: visitors see it at once.`}
        </Text>
      )}
      {checklist && <div className={css.checklist}>{checklist}</div>}
      <Stack direction="row" gap="small" className={css.bar} data-sticky-end>
        <Text
          size="small"
          tone={errorCount > 0 || failure ? 'accent' : 'note'}
          weight="medium"
          role="status"
        >
          {errorCount > 0
            ? `${errorCount} ${errorCount === 1 ? 'field needs' : 'fields need'} a correction`
            : (failure ?? (restored && 'Restored, not saved yet'))}
        </Text>
        <Stack direction="row" gap="small" className={css.buttons}>
          {preview && (
            <Button tone="neutral" variant="plain" onClick={() => show(!previews)}>
              {previews ? 'Hide preview' : 'Preview'}
            </Button>
          )}
          <Button tone="neutral" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            aria-keyshortcuts="Control+S"
            busyText={waits ? 'Uploading...' : busy ? 'Saving...' : undefined}
          >
            {`${mode === 'create' ? 'Create' : 'Update'} ${noun}`}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** Enter in a field of one paragraph goes to the next field: it must not send the form. */
function goToNext(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  const takesEnter =
    target instanceof HTMLInputElement ||
    (target instanceof HTMLTextAreaElement && target.enterKeyHint === 'next');
  if (!takesEnter || pressedKey(event) !== 'Enter' || event.defaultPrevented) return;
  event.preventDefault();
  const fields = currentTarget.querySelectorAll<HTMLElement>('[type=text], [type=url], textarea');
  const isAfter = (field: HTMLElement) =>
    target.compareDocumentPosition(field) === Node.DOCUMENT_POSITION_FOLLOWING;
  [...fields].find((field) => isAfter(field) && field.checkVisibility())?.focus();
}

function Preview({ children }: { children: ReactNode }) {
  const ref = useFocusFallback<HTMLElement>();
  return (
    <section ref={ref} className={css.preview} aria-label="Preview" data-wide>
      {children}
    </section>
  );
}

/** Two short fields, side by side from the tablet's width on. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}
