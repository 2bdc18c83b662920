import { AccountDialog } from '@agency/ui/admin/AccountDialog';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { admin } from '#src/content/admin.ts';
import { toRemote } from '#src/lib/backend/queryClient.ts';
import { notifyOutcome } from '../lib/notifyOutcome';
import { ownSessions, signOutElsewhere } from './accountQueries';
import { changePassword } from './changePassword';
import { SecondFactorSetup } from './SecondFactorSetup';
import { useCaptcha } from './useCaptcha';

const { account } = admin;

interface AccountProps {
  open: boolean;
  onClose: () => void;
  hasFactors: boolean;
}

/** The dialogs of the account: its password, its other devices, its second factor. */
export function Account({ open, onClose, hasFactors }: AccountProps) {
  const [factorOpen, setFactorOpen] = useState(false);
  const { mutateAsync, isPending } = useMutation(signOutElsewhere);
  const sessions = useQuery({ ...ownSessions, enabled: open });
  const { captcha, attempt } = useCaptcha();
  return (
    <AccountDialog
      open={open}
      onClose={onClose}
      onSave={async (values) => {
        const change = (token?: string) => changePassword(values, token);
        const outcome = (await attempt(admin.error, change)) ?? false;
        // It has signed out the other devices.
        if (outcome === true) void sessions.refetch();
        return outcome;
      }}
      captcha={captcha}
      sessions={toRemote(sessions)}
      onRetry={() => void sessions.refetch()}
      signingOut={isPending}
      onSignOutElsewhere={() => {
        if (!window.confirm(account.confirmOthers)) return;
        void notifyOutcome(mutateAsync(), account.othersFailed, account.othersOut);
      }}
      onSecondFactor={hasFactors ? () => setFactorOpen(true) : undefined}
    >
      {hasFactors && <SecondFactorSetup open={factorOpen} onClose={() => setFactorOpen(false)} />}
    </AccountDialog>
  );
}
