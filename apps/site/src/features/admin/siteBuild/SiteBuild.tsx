import { Button } from '@agency/ui/primitives/Button';
import { lazyComponent } from '@agency/ui/primitives/lazyComponent';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLoadedDialog } from '#src/app/loading/useLoadedDialog.ts';
import { admin } from '#src/content/admin.ts';
import { toRemote } from '#src/lib/backend/queryClient.ts';
import { notifyOutcome } from '../lib/notifyOutcome';
import { hasBuildHook, startBuild } from './buildHookQueries';
import { waitingEntriesQuery } from './waitingEntriesQuery';

const { siteBuild } = admin;

const LazySiteBuildDialog = lazyComponent(
  async () => (await import('@agency/ui/admin/SiteBuildDialog')).SiteBuildDialog,
);

/** Where a build hook is set: the button that opens what waits for a build, and its dialog. */
export function SiteBuild() {
  const { data: hasHook } = useQuery(hasBuildHook);
  const { Dialog, open, show, close } = useLoadedDialog(LazySiteBuildDialog);
  const waiting = useQuery({ ...waitingEntriesQuery, enabled: open });
  const { mutateAsync, isPending } = useMutation(startBuild);
  const start = async () => {
    if (await notifyOutcome(mutateAsync(), siteBuild.failed, siteBuild.started)) close();
  };
  if (!hasHook) return null;
  return (
    <>
      <Button tone="neutral" variant="outline" onClick={show}>
        {siteBuild.open}
      </Button>
      {Dialog && (
        <Dialog
          open={open}
          onClose={close}
          waiting={toRemote(waiting)}
          onRetry={() => void waiting.refetch()}
          busy={isPending}
          onBuild={() => void start()}
        />
      )}
    </>
  );
}
