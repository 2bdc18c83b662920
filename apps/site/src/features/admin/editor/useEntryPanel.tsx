import { use } from 'react';
import { commonestTags } from '#lib/commonestTags';
import { DraftsContext } from '../lib/DraftsContext';
import type { AdminRow } from '../lib/entryConflict';
import { hasEntryDraft } from '../lib/entryDraft';
import { useAdminList } from '../lib/useAdminList';
import { lazyPictureTools } from '../pictures/lazyPictureTools';
import type { Labels } from './comparedFields';
import type { EditorOptions } from './EditorOptions';
import { EntryHistory } from './EntryHistory';
import { EntryListActions } from './EntryListActions';
import type { Columns } from './entryTable';
import { SaveConflict } from './SaveConflict';
import { useBringBack } from './useBringBack';
import { useEditor } from './useEditor';

interface EntryPanelOptions<Row extends AdminRow, Fields, Values extends Columns>
  extends EditorOptions<Row, Fields, Values> {
  texts: EditorOptions<Row, Fields, Values>['texts'] &
    Parameters<typeof useAdminList<Row>>[1] & { columns: Labels<Fields> };
  hrefFor: (entry: Row | (Values & { id: string })) => string;
}

/** What a section of entries shows and does: its list, with deletions and drafts, and its editor. */
export function useEntryPanel<
  Row extends AdminRow & { tags: readonly string[] },
  Fields extends Record<string, string>,
  Values extends Columns,
>(options: EntryPanelOptions<Row, Fields, Values>) {
  const { table, texts, toFields, hrefFor } = options;
  const drafts = use(DraftsContext);
  const { undo } = useBringBack(table);
  const listing = useAdminList(table, texts, undo);
  const listed = listing.list.status === 'ready' ? listing.list.data.items : [];
  const { editor, stored, createdAt, open, onDismiss, form, hasDraft, beginAnew, conflict } =
    useEditor(options, listed);
  const history = { table, toFields, labels: texts.columns, hasDraft, onRestored: beginAnew };
  const section = {
    ...listing,
    hrefFor,
    hasDraft: ({ id }: Row) => hasEntryDraft(drafts, table.name, id),
    onCreate: () => open(),
    onEdit: open,
    editor,
    onDismiss,
    headerActions: <EntryListActions table={table} />,
    titleActions: (id: string) => (
      <>
        <EntryHistory id={id} {...history} />
        <SaveConflict {...conflict} labels={texts.columns} />
      </>
    ),
  };
  const tools = { tagsInUse: commonestTags(listed), pictureTools: lazyPictureTools };
  return { section, form: { ...form, ...tools }, listed, stored, createdAt };
}
