import type { Credentials } from '@agency/model/credentials';
import { notify } from '@agency/ui/primitives/Toaster';
import { AdminLogin } from '@agency/ui/sections/AdminLogin';
import { useCallback, useRef, useState } from 'react';
import { parseCaptcha } from '../../captcha';
import { admin } from '../../content/admin';
import { signOut } from '../../queries/admin/session';
import { CaptchaWidget } from './CaptchaWidget';
import { enterCode, logIn } from './logIn';

const { login } = admin;

const captcha = parseCaptcha(import.meta.env);

async function giveUp(): Promise<void> {
  // This device is signed out in any case.
  await signOut().catch(() => {});
}

export interface LoginProps {
  /** Whether the password was right and the second factor is still to be verified. */
  codeNeeded: boolean;
}

export function Login({ codeNeeded }: LoginProps) {
  const token = useRef<string>(undefined);
  const [attempt, setAttempt] = useState(0);
  const setToken = useCallback((next: string | undefined) => {
    token.current = next;
  }, []);
  const code = { onVerify: enterCode, onCancel: () => void giveUp() };
  const onSignIn = async (credentials: Credentials) => {
    if (captcha && token.current === undefined) {
      notify.error(login.failed.title, login.captcha.missing);
      return;
    }
    await logIn(credentials, token.current);
    // A token is good for one attempt.
    setAttempt(attempt + 1);
  };
  return (
    <AdminLogin
      onSignIn={onSignIn}
      check={captcha && <CaptchaWidget key={attempt} {...captcha} onToken={setToken} />}
      code={codeNeeded ? code : undefined}
    />
  );
}
