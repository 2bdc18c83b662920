import { SecondFactorDialog } from '@agency/ui/admin/SecondFactorDialog';
import { notify } from '@agency/ui/primitives/Toaster';
import { useMutation, useQuery } from '@tanstack/react-query';
import { admin } from '#content/admin';
import { toRemote } from '#lib/backend/queryClient';
import { errorMessage } from '#lib/errorMessage';
import { confirmMutation, enrolMutation, factorQuery, removeMutation } from './secondFactorQueries';

/** Sets up or removes the account's second factor. The code at login is `Login`'s. */
export function SecondFactorSetup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { failed, setUpFailed, removeFailed, setUp, removed, confirm } = admin.secondFactor;
  const factor = useQuery({ ...factorQuery, enabled: open });
  const enrolling = useMutation(enrolMutation);
  const confirming = useMutation(confirmMutation);
  const removing = useMutation(removeMutation);
  const notifyFailure = (otherwise: string) => (error: Error) =>
    notify.error(admin.error, errorMessage(error, otherwise));
  const factorId = factor.data;
  const remote = toRemote(factor);
  return (
    <SecondFactorDialog
      open={open}
      onClose={() => {
        enrolling.reset();
        onClose();
      }}
      factor={remote.status === 'ready' ? { ...remote, data: remote.data !== null } : remote}
      onRetry={() => void factor.refetch()}
      enrolment={enrolling.data}
      onSetUp={() => {
        if (!enrolling.isPending)
          enrolling.mutate(undefined, { onError: notifyFailure(setUpFailed) });
      }}
      onVerify={async (code) => {
        try {
          await confirming.mutateAsync({ factorId: enrolling.data?.factorId ?? '', code });
        } catch (error) {
          notify.error(failed.title, errorMessage(error, failed.text));
          return;
        }
        enrolling.reset();
        notify.success(admin.success, setUp);
      }}
      onCancel={() => enrolling.reset()}
      onRemove={() => {
        if (!factorId || removing.isPending || !window.confirm(confirm)) return;
        const onSuccess = () => notify.success(admin.success, removed);
        removing.mutate(factorId, { onSuccess, onError: notifyFailure(removeFailed) });
      }}
    />
  );
}
