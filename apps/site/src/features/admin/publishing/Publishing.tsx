import { Button } from '@agency/ui/primitives/Button';
import { lazyComponent } from '@agency/ui/primitives/lazyComponent';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLoadedDialog } from '#src/app/loading/useLoadedDialog.ts';
import { admin } from '#src/content/admin.ts';
import { toRemote } from '#src/lib/backend/queryClient.ts';
import { notifyOutcome } from '../lib/notifyOutcome';
import { hasBuildHook, startBuild, waitingEntries } from './publishingQueries';

const { publishing } = admin;

const LazyPublishDialog = lazyComponent(
  async () => (await import('@agency/ui/admin/PublishDialog')).PublishDialog,
);

/** Where a build hook is set: the button that opens what waits for a build, and its dialog. */
export function Publishing() {
  const { data: hasHook } = useQuery(hasBuildHook);
  const { Dialog, open, show, close } = useLoadedDialog(LazyPublishDialog);
  const waiting = useQuery({ ...waitingEntries, enabled: open });
  const { mutateAsync, isPending } = useMutation(startBuild);
  const publish = async () => {
    if (await notifyOutcome(mutateAsync(), publishing.failed, publishing.started)) close();
  };
  if (!hasHook) return null;
  return (
    <>
      <Button tone="neutral" variant="outline" onClick={show}>
        {publishing.open}
      </Button>
      {Dialog && (
        <Dialog
          open={open}
          onClose={close}
          waiting={toRemote(waiting)}
          onRetry={() => void waiting.refetch()}
          busy={isPending}
          onPublish={() => void publish()}
        />
      )}
    </>
  );
}
