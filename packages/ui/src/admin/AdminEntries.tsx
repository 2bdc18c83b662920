import { type ReactNode, useRef } from 'react';
import { Badge } from '../primitives/Badge';
import { Button } from '../primitives/Button';
import { Heading } from '../primitives/Heading';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import * as css from './AdminEntries.css';
import { AdminEntryCard, type AdminEntryCardProps } from './AdminEntryCard';
import { AdminCard, AdminList, type AdminListing, type AdminListProps } from './AdminList';
import { EntryFormDialog, type EntryFormDialogProps } from './EntryFormDialog';

/** Height of a row and the gap below it, in CSS px. */
const ROW_HEIGHT = 80;

export interface AdminEntriesProps<Row extends AdminEntryCardProps['entry'], Fields>
  extends AdminListing<Row>,
    Pick<EntryFormDialogProps<Fields>, 'openForm' | 'form' | 'onDismiss' | 'titleActions'> {
  words: AdminListProps<Row>['words'] & {
    title: string;
    /** Of the button that creates a row. */
    createLabel: string;
    dialogTitles: EntryFormDialogProps<Fields>['titles'];
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
  /** Before the button that creates a row; nothing by default. */
  headerActions?: ReactNode;
}

/** The admin's section of posts, or of projects: their list, and the dialog that holds the form of one of them. */
export function AdminEntries<Row extends AdminEntryCardProps['entry'], Fields>(
  props: AdminEntriesProps<Row, Fields>,
) {
  const { words, begun, onCreate, onEdit, openForm, form, onDismiss, titleActions, ...list } =
    props;
  const titleRef = useRef<HTMLHeadingElement>(null);
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
      <EntryFormDialog
        openForm={openForm}
        titles={words.dialogTitles}
        titleActions={titleActions}
        form={form}
        onDismiss={onDismiss}
        fallbackFocus={titleRef}
      />
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
