import type { PasswordChange } from '@agency/model/credentials';
import { AdminLogin } from '@agency/ui/admin/AdminLogin';
import { notify } from '@agency/ui/primitives/Toaster';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { admin } from '#src/content/admin.ts';
import { paths } from '#src/lib/paths.ts';
import { notifyOutcome } from '../lib/notifyOutcome';
import { gotNoAnswer } from '../lib/requestErrors';
import { saveNewPassword } from './changePassword';
import { redeemRecovery } from './passwordRequests';
import { verifyCode } from './secondFactorQueries';

const { account, secondFactor } = admin;

/** The screen that a password reset link opens. It leads to the panel, or back to the login. */
export function NewPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const redeemed = useRef(false);
  /** The new password while the code of the second factor is asked for. */
  const [waiting, setWaiting] = useState<string>();
  const leave = () => void navigate(paths.admin, { replace: true });

  const save = async (password: string): Promise<boolean> => {
    const saved = await saveNewPassword(password);
    if (saved) leave();
    return saved;
  };
  const onSave = async ({ password }: PasswordChange): Promise<boolean> => {
    try {
      const codeNeeded = !redeemed.current && (await redeemRecovery(token));
      redeemed.current = true;
      if (codeNeeded) {
        setWaiting(password);
        return false;
      }
    } catch (error) {
      notify.error(admin.error, gotNoAnswer(error) ? account.changeFailed : account.linkRefused);
      return false;
    }
    return save(password);
  };
  const onVerify = async (code: string) => {
    if (!(await notifyOutcome(verifyCode(code), secondFactor.failed))) return;
    setWaiting(undefined);
    await save(waiting ?? '');
  };
  const code = waiting === undefined ? undefined : { onVerify, onCancel: leave };
  return <AdminLogin onSignIn={async () => {}} newPassword={{ onSave }} code={code} />;
}
