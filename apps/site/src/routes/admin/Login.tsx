import type { Credentials } from '@agency/model/credentials';
import { notify } from '@agency/ui/primitives/Toaster';
import { AdminLogin } from '@agency/ui/sections/AdminLogin';
import { admin } from '../../content/admin';
import { verifyCode } from '../../queries/admin/secondFactor';
import { signIn, signOut } from '../../queries/admin/session';
import { messageOf } from './messageOf';

const { login, secondFactor } = admin;

const welcome = () => notify.success(login.done.title, login.done.text);

async function logIn(credentials: Credentials): Promise<void> {
  try {
    const codeNeeded = await signIn(credentials);
    if (!codeNeeded) welcome();
  } catch (error) {
    notify.error(login.failed.title, messageOf(error, login.failed.text));
  }
}

async function enterCode(code: string): Promise<void> {
  try {
    await verifyCode(code);
    welcome();
  } catch (error) {
    notify.error(secondFactor.failed.title, messageOf(error, secondFactor.failed.text));
  }
}

async function giveUp(): Promise<void> {
  // This device is signed out in any case.
  await signOut().catch(() => {});
}

export interface LoginProps {
  /** Whether the password was right and the second factor is still to be verified. */
  codeNeeded: boolean;
}

export function Login({ codeNeeded }: LoginProps) {
  const code = { onVerify: enterCode, onCancel: () => void giveUp() };
  return <AdminLogin onSignIn={logIn} code={codeNeeded ? code : undefined} />;
}
