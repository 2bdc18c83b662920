import { hasValues } from '@agency/model/rows';
import { useMutation } from '@tanstack/react-query';
import { use } from 'react';
import { admin } from '#src/content/admin.ts';
import { draftName } from '#src/lib/drafts.ts';
import { DraftsContext } from '../lib/DraftsContext';
import { notifyOutcome } from '../lib/notifyOutcome';
import { useAdminList } from '../lib/useAdminList';
import type { EntryKind, KindName, RowOf } from './adminEntryQueries';
import { EntryListActions } from './EntryListActions';
import { NEW } from './useOpenedForm';

/** What a section of entries lists, and which of them have drafts on this device. */
export function useEntrySection<Name extends KindName>(kind: EntryKind<Name>) {
  const { queries, words, toFields, hrefFor } = kind;
  const drafts = use(DraftsContext);
  const draftsOfRow = (id: string) => drafts.namesOf(draftName(queries.name, id));
  const { mutateAsync: undo } = useMutation(queries.undoDeletion);
  const { bringBackFailed, broughtBack } = admin.history;
  const listing = useAdminList<RowOf<Name>>(queries, words, ({ id }) => {
    void notifyOutcome(undo(id), bringBackFailed, broughtBack);
  });
  const empty = toFields();
  const begun = draftsOfRow(NEW)
    .map((name) => drafts.read(name, empty) ?? empty)
    .find((fields) => !hasValues(fields, empty));
  const section = {
    ...listing,
    hrefFor,
    hasDraft: ({ id }: RowOf<Name>) => draftsOfRow(id).length > 0,
    begun: begun?.title,
    headerActions: <EntryListActions queries={queries} />,
  };
  const { list } = listing;
  return { section, listed: list.status === 'ready' ? list.data.items : [] };
}
