import { useMutation } from '@tanstack/react-query';
import { use } from 'react';
import { admin } from '#content/admin';
import { commonestTags } from '#lib/commonestTags';
import type { AdminRow } from '../lib/entryConflict';
import { DraftsContext, hasEntryDraft, type Texts } from '../lib/entryDraft';
import { notifyOutcome } from '../lib/notifyOutcome';
import { useAdminList } from '../lib/useAdminList';
import { lazyPictureTools } from '../pictures/lazyPictureTools';
import { EntryHistory } from './EntryHistory';
import { EntryListActions } from './EntryListActions';
import type { Columns } from './entryTable';
import type { EntryOptions } from './openForm';
import { SaveConflict } from './SaveConflict';
import { useEditor } from './useEditor';

/** What a section of entries shows and does: its list, with deletions and drafts, and its editor. */
export function useEntryPanel<
  Row extends AdminRow & { tags: readonly string[] },
  Fields extends Texts,
  Values extends Columns,
>(options: EntryOptions<Row, Fields, Values>) {
  const { table, texts, toFields, hrefFor } = options;
  const drafts = use(DraftsContext);
  const { mutateAsync: undo } = useMutation(table.undoDeletion);
  const { bringBackFailed, broughtBack } = admin.history;
  const listing = useAdminList(table, texts, ({ id }) => {
    void notifyOutcome(undo(id), bringBackFailed, broughtBack);
  });
  const listed = listing.list.status === 'ready' ? listing.list.data.items : [];
  const { dialog, form, hasDraft, beginAnew, saving, ...edited } = useEditor(options, listed);
  const of = { toFields, labels: texts.columns };
  const section = {
    ...listing,
    ...dialog,
    hrefFor,
    hasDraft: ({ id }: Row) => hasEntryDraft(drafts, table.name, id),
    headerActions: <EntryListActions table={table} />,
    titleActions: (id: string) => (
      <>
        <EntryHistory {...of} id={id} table={table} hasDraft={hasDraft} onRestored={beginAnew} />
        <SaveConflict {...of} id={id} saving={saving} beginAnew={beginAnew} />
      </>
    ),
  };
  const tools = { tagsInUse: commonestTags(listed), pictureTools: lazyPictureTools };
  return { section, form: { ...form, ...tools }, listed, ...edited };
}
