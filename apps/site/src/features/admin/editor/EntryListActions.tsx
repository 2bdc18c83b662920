import { rowHas } from '@agency/model/rows';
import { Button, ButtonLink } from '@agency/ui/primitives/Button';
import { lazyComponent } from '@agency/ui/primitives/lazyComponent';
import { useMutation, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useLoadedDialog } from '#src/app/loading/useLoadedDialog.ts';
import { admin } from '#src/content/admin.ts';
import { toRemote } from '#src/lib/backend/queryClient.ts';
import { DraftsContext, draftName } from '#src/lib/drafts.ts';
import { storesPictures } from '../lib/bucketQueries';
import { notifyOutcome } from '../lib/notifyOutcome';
import { useAdminList } from '../lib/useAdminList';
import { SiteBuild } from '../siteBuild/SiteBuild';
import type { AdminEntryQueries, EntryKind, KindName, RowOf } from './adminEntryQueries';
import { NEW } from './useDraftedForm';

const LazyDeletedDialog = lazyComponent(
  async () => (await import('@agency/ui/admin/DeletedDialog')).DeletedDialog,
);

/** The list of a kind of entry with what can be done to it, and which of them have drafts on this device. */
export function useEntryList<Name extends KindName>(kind: EntryKind<Name>) {
  const { queries, words, toFields, hrefFor } = kind;
  const drafts = use(DraftsContext);
  const draftsOfRow = (id: string) => drafts.namesOf(draftName(queries.table, id));
  const { mutateAsync: undo } = useMutation(queries.undoDeletion);
  const { bringBackFailed, broughtBack } = admin.history;
  const adminList = useAdminList<RowOf<Name>>(queries, words, ({ id }) => {
    void notifyOutcome(undo(id), bringBackFailed, broughtBack);
  });
  const empty = toFields();
  const begun = draftsOfRow(NEW)
    .map((name) => drafts.read(name, empty) ?? empty)
    .find((fields) => !rowHas(fields, empty));
  const listing = {
    ...adminList,
    hrefFor,
    hasDraft: ({ id }: RowOf<Name>) => draftsOfRow(id).length > 0,
    begun: begun?.title,
    headerActions: <EntryListActions queries={queries} />,
  };
  const { list } = adminList;
  return { listing, rows: list.status === 'ready' ? list.data.items : [] };
}

interface EntryListActionsProps {
  queries: Pick<AdminEntryQueries<KindName>, 'deleted' | 'restore'>;
}

/** Above a list of entries: what waits for a build, what was deleted, and the stored pictures. */
function EntryListActions({ queries }: EntryListActionsProps) {
  const { data: pictures } = useQuery(storesPictures);
  const { href, label } = admin.pictureSection;
  return (
    <>
      {pictures && (
        <ButtonLink
          href={href}
          tone="neutral"
          variant="outline"
          // The link is unmounted with its section, and would drop the focus to the body.
          onClick={() => document.querySelector('main')?.focus({ preventScroll: true })}
        >
          {label}
        </ButtonLink>
      )}
      <DeletedEntries queries={queries} />
      <SiteBuild />
    </>
  );
}

/** The button that opens what was deleted, and its dialog. */
function DeletedEntries({ queries }: EntryListActionsProps) {
  const { Dialog, open, show, close } = useLoadedDialog(LazyDeletedDialog);
  const entries = useQuery({ ...queries.deleted, enabled: open });
  const { mutateAsync, isPending, variables } = useMutation(queries.restore);
  const { deleted, bringBackFailed, broughtBack } = admin.history;
  return (
    <>
      <Button tone="neutral" variant="outline" onClick={show}>
        {deleted}
      </Button>
      {Dialog && (
        <Dialog
          open={open}
          onClose={close}
          entries={toRemote(entries)}
          onRetry={() => void entries.refetch()}
          onBringBack={async ({ id }) =>
            !isPending && notifyOutcome(mutateAsync(id), bringBackFailed, broughtBack)
          }
          busy={isPending ? variables : undefined}
        />
      )}
    </>
  );
}
