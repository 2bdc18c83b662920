import { Fragment, type ReactNode, type RefObject, Suspense } from 'react';
import { useLastDefined } from '../hooks/useLastDefined';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { usePreloaded } from '../hooks/usePreloaded';
import { LiveRegion } from '../primitives/LiveRegion';
import { lazyComponent } from '../primitives/lazyComponent';
import { Text } from '../primitives/Text';
import type { EntryFormProps } from './AdminForm';

const LazyDialog = lazyComponent(async () => (await import('../primitives/Dialog')).Dialog);

const IN_MEMORY =
  'This browser’s storage is full or blocked: what you write here stays only until you close this page. You can go on, and save when you are done.';

const LASTING =
  'Until you save, this browser keeps what you write for seven days after your last visit. A panel on your home screen or in the Dock keeps it longer.';

/** Above the form, by where its text comes from. */
const START_NOTES = {
  row: undefined,
  draft: 'Restored: this is what you wrote before without saving. Cancel discards it.',
  draftOfOlderRow:
    'Restored: this is what you wrote before without saving. The entry was saved elsewhere since: when you save, you see both texts and choose. Cancel discards yours.',
  draftOfDeletedRow:
    'This was deleted meanwhile. Here is what you wrote before: save it as a new entry, or cancel to discard it.',
};

/** The form that is open. */
export interface OpenForm<Fields> {
  /** The row's id, or 'new'. */
  id: string;
  mode: 'create' | 'edit';
  /** Initial values of the fields. */
  initial: Fields;
  /** Where they come from: a draft may be of a row that was saved elsewhere since, or deleted. */
  startsFrom: keyof typeof START_NOTES;
  /** Whether the browser can't keep what is written beyond this page; default: false. */
  inMemoryOnly?: boolean;
  /** Counts up when the same row's form has to begin anew; default: 0. */
  revision?: number;
}

export interface EntryFormDialogProps<Fields> {
  /** The open form, if any; the same object until another one opens. */
  openForm: OpenForm<Fields> | undefined;
  /** Mounted anew for each row. */
  form: (begin: Pick<EntryFormProps<Fields, never>, 'mode' | 'initial' | 'restored'>) => ReactNode;
  /** Called by Escape, the close button and a press outside. */
  onDismiss: () => void;
  /** Title of the dialog in each mode. */
  titles: Record<OpenForm<Fields>['mode'], string>;
  /** Beside the title of a stored row's form, which it gets the id of; nothing by default. */
  titleActions?: ((id: string) => ReactNode) | undefined;
  /** Gets the focus when the dialog closes and what opened it is gone. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** The dialog that holds the form of an entry, and says where the form's text comes from and whether it is kept. */
export function EntryFormDialog<Fields>(props: EntryFormDialogProps<Fields>) {
  const { openForm, titles, titleActions, form, onDismiss, fallbackFocus } = props;
  const shown = useLastDefined(openForm);
  const installed = useMediaQuery('(display-mode: standalone)', false);
  usePreloaded(LazyDialog);
  return (
    <Suspense>
      {shown && (
        <LazyDialog
          open={openForm !== undefined}
          onClose={onDismiss}
          title={titles[shown.mode]}
          titleActions={shown.mode === 'edit' && titleActions?.(shown.id)}
          width="growing"
          fallbackFocus={fallbackFocus}
        >
          {START_NOTES[shown.startsFrom] && note(START_NOTES[shown.startsFrom])}
          {shown.inMemoryOnly && note(<LiveRegion visible text={IN_MEMORY} />)}
          {!shown.inMemoryOnly && isSafari() && !installed && note(LASTING)}
          <Fragment key={`${shown.id} ${shown.revision ?? 0}`}>
            {form({ ...shown, restored: shown.startsFrom !== 'row' })}
          </Fragment>
        </LazyDialog>
      )}
    </Suspense>
  );
}

/** Or another browser of iOS: each deletes what a page has stored. */
const isSafari = () => navigator.vendor.startsWith('Apple');

const note = (text: ReactNode) => (
  <Text size="small" tone="note">
    {text}
  </Text>
);
