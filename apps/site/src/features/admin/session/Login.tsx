import type { Credentials } from '@agency/model/credentials';
import { AdminLogin } from '@agency/ui/admin/AdminLogin';
import { notify } from '@agency/ui/primitives/Toaster';
import { useState } from 'react';
import { admin } from '#src/content/admin.ts';
import { errorMessage } from '#src/lib/errorMessage.ts';
import { notifyOutcome } from '../lib/notifyOutcome';
import { signIn, signOut } from '../lib/signInAndOut';
import { requestRecovery } from './passwordRequests';
import { verifyCode } from './secondFactorQueries';
import { useCaptcha } from './useCaptcha';

const { login, account, secondFactor } = admin;

async function logIn(credentials: Credentials, captchaToken?: string): Promise<void> {
  try {
    const codeNeeded = await signIn(credentials, captchaToken);
    if (!codeNeeded) notify.success(login.done.title, login.done.text);
  } catch (error) {
    notify.error(login.failed.title, errorMessage(error, login.failed.text));
  }
}

/** @param codeNeeded whether the password was right and the second factor is still to be verified */
export function Login({ codeNeeded }: { codeNeeded: boolean }) {
  const { captcha, attempt } = useCaptcha();
  const [recovering, setRecovering] = useState<string>();
  const code = {
    onVerify: async (code: string) => {
      await notifyOutcome(verifyCode(code), secondFactor.failed, login.done);
    },
    // This device is signed out in any case.
    onCancel: () => void signOut().catch(() => {}),
  };
  const requestLink = (email: string, token?: string) => {
    const here = `${window.location.origin}${window.location.pathname}`;
    return notifyOutcome(requestRecovery(email, here, token), account.recoveryFailed);
  };
  const recovery = {
    onSend: async (email: string) =>
      (await attempt(admin.error, (token) => requestLink(email, token))) ?? false,
    onBack: () => setRecovering(undefined),
    captcha,
  };
  return (
    <AdminLogin
      onSignIn={async (credentials) => {
        await attempt(login.failed.title, (token) => logIn(credentials, token));
      }}
      captcha={captcha}
      onForgotten={setRecovering}
      recovery={recovering === undefined ? undefined : { ...recovery, email: recovering }}
      code={codeNeeded ? code : undefined}
    />
  );
}
