import { Fragment, type ReactNode, Suspense, useRef } from 'react';
import { useLastDefined } from '../hooks/useLastDefined';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { Badge } from '../primitives/Badge';
import { Button } from '../primitives/Button';
import { Heading } from '../primitives/Heading';
import { LiveRegion } from '../primitives/LiveRegion';
import { lazyComponent, usePreloaded } from '../primitives/lazyComponent';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import * as css from './AdminEntries.css';
import { AdminEntryCard, type AdminEntryCardProps } from './AdminEntryCard';
import type { EntryFormProps } from './AdminForm';
import { AdminCard, AdminList, type AdminListing, type AdminListProps } from './AdminList';

const LazyDialog = lazyComponent(async () => (await import('../primitives/Dialog')).Dialog);

/** Height of a row and the gap below it, in CSS px. */
const ROW_HEIGHT = 80;

const UNKEPT =
  'This browser’s storage is full or blocked: what you write here stays only until you close this page. You can go on, and save when you are done.';

const LASTING =
  'Until you save, this browser keeps what you write for seven days after your last visit. A panel on your home screen or in the Dock keeps it longer.';

/** Above the form, by where its text comes from. */
const ORIGIN_NOTES = {
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
  origin: keyof typeof ORIGIN_NOTES;
  /** Whether the browser can't keep what is written beyond this page; default: false. */
  unkept?: boolean;
  /** Counts up when the same row's form has to begin anew; default: 0. */
  revision?: number;
}

export interface AdminEntriesProps<Row extends AdminEntryCardProps['entry'], Fields>
  extends AdminListing<Row> {
  words: AdminListProps<Row>['words'] & {
    title: string;
    /** Of the button that creates a row. */
    createLabel: string;
    /** Title of the dialog in each mode. */
    dialogTitles: Record<OpenForm<Fields>['mode'], string>;
  };
  /** What the card of a row shows beside its title, date and tags. */
  cardOf: (row: Row) => Pick<AdminEntryCardProps, 'picture' | 'category' | 'text'>;
  /** Absolute URL of the row's page. */
  hrefFor: (row: Row) => string;
  onCreate: () => void;
  onEdit: (row: Row) => void;
  /** Whether this device holds an unsaved text of a row; default: of none. */
  hasDraft?: (row: Row) => boolean;
  /** Title of a new row that was begun on this device and not saved, perhaps empty; default: none was. */
  begun?: string | undefined;
  /** The open form, if any; the same object until another one opens. */
  openForm: OpenForm<Fields> | undefined;
  /** Mounted anew for each row. */
  form: (begin: Pick<EntryFormProps<Fields, never>, 'mode' | 'initial' | 'restored'>) => ReactNode;
  /** Called by Escape, the close button and a press outside. */
  onDismiss: () => void;
  /** Before the button that creates a row; nothing by default. */
  headerActions?: ReactNode;
  /** Beside the title of a stored row's form, which it gets the id of; nothing by default. */
  titleActions?: (id: string) => ReactNode;
}

/** The admin's section of posts, or of projects: their list, and the dialog that holds the form of one of them. */
export function AdminEntries<Row extends AdminEntryCardProps['entry'], Fields>(
  props: AdminEntriesProps<Row, Fields>,
) {
  const { words, begun, openForm, onCreate, onEdit, titleActions, ...list } = props;
  const shown = useLastDefined(openForm);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const installed = useMediaQuery('(display-mode: standalone)', false);
  usePreloaded(LazyDialog);
  return (
    <>
      <AdminList
        {...list}
        words={words}
        title={words.title}
        titleRef={titleRef}
        create={{ label: words.createLabel, onClick: onCreate, before: props.headerActions }}
        toolbar={begun !== undefined && <Begun title={begun} onContinue={onCreate} />}
        estimatedHeight={ROW_HEIGHT}
      >
        {(row, remove) => (
          <AdminEntryCard
            {...props.cardOf(row)}
            entry={row}
            href={props.hrefFor(row)}
            draft={props.hasDraft?.(row) ?? false}
            onEdit={() => onEdit(row)}
            onDelete={remove}
          />
        )}
      </AdminList>
      <Suspense>
        {shown && (
          <LazyDialog
            open={openForm !== undefined}
            onClose={props.onDismiss}
            title={words.dialogTitles[shown.mode]}
            titleActions={shown.mode === 'edit' && titleActions?.(shown.id)}
            width="growing"
            fallbackFocus={titleRef}
          >
            {ORIGIN_NOTES[shown.origin] && note(ORIGIN_NOTES[shown.origin])}
            {shown.unkept && note(<LiveRegion visible text={UNKEPT} />)}
            {!shown.unkept && isSafari() && !installed && note(LASTING)}
            <Fragment key={`${shown.id} ${shown.revision ?? 0}`}>
              {props.form({ ...shown, restored: shown.origin !== 'row' })}
            </Fragment>
          </LazyDialog>
        )}
      </Suspense>
    </>
  );
}

/** A new row that was begun, above the stored ones. */
function Begun({ title, onContinue }: { title: string; onContinue: () => void }) {
  return (
    <AdminCard className={css.begun}>
      <Stack direction="row" gap="small">
        <Heading level={3} size="small" className={css.title}>
          {title.trim() || 'Without a title yet'}
        </Heading>
        <Badge variant="secondary">Unsaved draft</Badge>
        <Button tone="neutral" variant="outline" size="small" onClick={onContinue}>
          Continue writing
        </Button>
      </Stack>
      <Text size="small" tone="muted">
        You have begun this on this device. It is not saved yet.
      </Text>
    </AdminCard>
  );
}

/** Or another browser of iOS: each deletes what a page has stored. */
const isSafari = () => navigator.vendor.startsWith('Apple');

const note = (text: ReactNode) => (
  <Text size="small" tone="note">
    {text}
  </Text>
);
