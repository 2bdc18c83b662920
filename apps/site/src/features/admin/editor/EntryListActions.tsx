import { Button, ButtonLink } from '@agency/ui/primitives/Button';
import { lazyComponent } from '@agency/ui/primitives/lazyComponent';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLoadedDialog } from '#src/app/loading/useLoadedDialog.ts';
import { admin } from '#src/content/admin.ts';
import { toRemote } from '#src/lib/backend/queryClient.ts';
import { storesPictures } from '../lib/askStorage';
import { notifyOutcome } from '../lib/notifyOutcome';
import { SiteBuild } from '../siteBuild/SiteBuild';
import type { EntryKind, KindName } from './entryKinds';

const LazyDeletedDialog = lazyComponent(
  async () => (await import('@agency/ui/admin/DeletedDialog')).DeletedDialog,
);

interface EntryListActionsProps {
  queries: Pick<EntryKind<KindName>['queries'], 'deleted' | 'restore'>;
}

/** Above a list of entries: what waits for a build, what was deleted, and the stored pictures. */
export function EntryListActions({ queries }: EntryListActionsProps) {
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
