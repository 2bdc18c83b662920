import { Fragment, type ReactNode, useRef } from 'react';
import { useLastDefined } from '../hooks/useLastDefined';
import { Dialog } from '../primitives/Dialog';
import { Text } from '../primitives/Text';
import { AdminList, type AdminListing, type AdminListProps } from './AdminList';

/** A card of three lines of text, in pixels. */
const CARD_HEIGHT = 190;

/** What is being written. */
export interface Editor<Input> {
  /** The row's id, or 'new'. */
  id: string;
  mode: 'create' | 'edit';
  /** The fields begin with words of an earlier visit that were never saved. */
  restored: boolean;
  /** What the fields hold at first. */
  initial: Input;
}

/** What a section needs to have its rows written. */
export interface AdminEditing<Row extends { id: string }, Input> extends AdminListing<Row> {
  onCreate: () => void;
  onEdit: (row: Row) => void;
  /** The row that is being written, if any; the same object as long as it is the same one. */
  editor: Editor<Input> | undefined;
  /** Asked for by Escape, the close button or a press outside. */
  onDismiss: () => void;
}

export interface AdminEntriesProps<Row extends { id: string }, Input>
  extends Omit<AdminEditing<Row, Input>, 'onEdit'>,
    Pick<AdminListProps<Row>, 'title' | 'texts'> {
  createLabel: string;
  /** Titles of the dialog. */
  dialogTitles: Record<Editor<Input>['mode'], string>;
  /** Made anew for each row. */
  form: (editor: Editor<Input>) => ReactNode;
  /** A row's card. */
  children: (row: Row, remove: () => void) => ReactNode;
}

/** A list of rows, and the dialog in which one of them is written. */
export function AdminEntries<Row extends { id: string }, Input>(
  props: AdminEntriesProps<Row, Input>,
) {
  const { onCreate, editor, onDismiss, createLabel, dialogTitles, form, ...list } = props;
  const shown = useLastDefined(editor);
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <AdminList
        {...list}
        titleRef={titleRef}
        create={{ label: createLabel, onClick: onCreate }}
        estimatedHeight={CARD_HEIGHT}
      />
      {shown && (
        <Dialog
          open={editor !== undefined}
          onClose={onDismiss}
          title={dialogTitles[shown.mode]}
          width="large"
          fallbackFocus={titleRef}
        >
          {shown.restored && (
            <Text size="small" tone="note">
              Restored: this is what you wrote before without saving. Cancel discards it.
            </Text>
          )}
          <Fragment key={shown.id}>{form(shown)}</Fragment>
        </Dialog>
      )}
    </>
  );
}
