import type { Credentials } from '@agency/model/credentials';
import { notify } from '@agency/ui/primitives/Toaster';
import { admin } from '#content/admin';
import { errorMessage } from '#lib/errorMessage';
import { notifyOutcome } from '../lib/notifyOutcome';
import { signIn } from '../lib/sessionQueries';
import { verifyCode } from './secondFactorQueries';

const { login, secondFactor } = admin;

/** Signs in, and notifies of the outcome. @param captchaToken good for one attempt */
export async function logIn(credentials: Credentials, captchaToken?: string): Promise<void> {
  try {
    const codeNeeded = await signIn(credentials, captchaToken);
    if (!codeNeeded) notify.success(login.done.title, login.done.text);
  } catch (error) {
    notify.error(login.failed.title, errorMessage(error, login.failed.text));
  }
}

/** Completes a login with the code of the second factor, and notifies of the outcome. */
export async function enterCode(code: string): Promise<void> {
  await notifyOutcome(verifyCode(code), secondFactor.failed, login.done);
}
