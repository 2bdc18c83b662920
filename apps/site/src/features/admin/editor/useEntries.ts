import { use } from 'react';
import type { AdminTable } from '../lib/adminTable';
import { DraftsContext } from '../lib/DraftsContext';
import type { AdminRow } from '../lib/entryConflict';
import { hasEntryDraft } from '../lib/entryDraft';
import { useAdminList } from '../lib/useAdminList';
import type { EntryTable } from './entryTable';
import { useBringBack } from './useBringBack';

/** The list of a section of entries: deletions can be undone, and rows know whether they have a draft. */
export function useEntries<Row extends AdminRow>(
  table: AdminTable<Row> & Pick<EntryTable<Row, never>, 'restore' | 'undoDeletion'>,
  texts: Parameters<typeof useAdminList<Row>>[1],
) {
  const drafts = use(DraftsContext);
  const { undo } = useBringBack(table);
  const listing = useAdminList(table, texts, undo);
  return {
    ...listing,
    listed: listing.list.status === 'ready' ? listing.list.data.items : [],
    hasDraft: ({ id }: Row) => hasEntryDraft(drafts, table.name, id),
  };
}
