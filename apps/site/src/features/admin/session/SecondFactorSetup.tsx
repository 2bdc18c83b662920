import { mapRemote } from '@agency/model/remote';
import { SecondFactorDialog } from '@agency/ui/admin/SecondFactorDialog';
import { useMutation, useQuery } from '@tanstack/react-query';
import { admin } from '#src/content/admin.ts';
import { toRemote } from '#src/lib/backend/queryClient.ts';
import { notifyOutcome } from '../lib/notifyOutcome';
import { confirmMutation, enrolMutation, factorQuery, removeMutation } from './secondFactorQueries';

/** Sets up or removes the account's second factor. The code at login is `Login`'s. */
export function SecondFactorSetup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { failed, setUpFailed, removeFailed, setUp, removed, confirm } = admin.secondFactor;
  const factor = useQuery({ ...factorQuery, enabled: open });
  const enrolling = useMutation(enrolMutation);
  const confirming = useMutation(confirmMutation);
  const removing = useMutation(removeMutation);
  const factorId = factor.data;
  return (
    <SecondFactorDialog
      open={open}
      onClose={() => {
        enrolling.reset();
        onClose();
      }}
      factor={mapRemote(toRemote(factor), (id) => id !== null)}
      onRetry={() => void factor.refetch()}
      enrolment={enrolling.data}
      onSetUp={() => {
        if (!enrolling.isPending) void notifyOutcome(enrolling.mutateAsync(), setUpFailed);
      }}
      onVerify={async (code) => {
        const { factorId = '' } = enrolling.data ?? {};
        const confirmed = confirming.mutateAsync({ factorId, code });
        if (await notifyOutcome(confirmed, failed, setUp)) enrolling.reset();
      }}
      onCancel={() => enrolling.reset()}
      onRemove={() => {
        if (!factorId || removing.isPending || !window.confirm(confirm)) return;
        void notifyOutcome(removing.mutateAsync(factorId), removeFailed, removed);
      }}
    />
  );
}
