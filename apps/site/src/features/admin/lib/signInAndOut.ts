import type { Credentials } from '@agency/model/credentials';
import { takeSession } from '#src/lib/backend/storedSession.ts';
import { backendUrl, getSupabase, isRefusal } from '#src/lib/backend/supabase.ts';
import { askAuth } from './askAuth';
import { assuranceLevels } from './assuranceLevels';
import { UNKNOWN_SESSION } from './endSession';
import { postToAuth, refusalOf } from './postToAuth';
import { gotNoAnswer } from './requestErrors';

/**
 * Not a mutation: the mutation cache would keep the password.
 * @param captchaToken for a backend that asks for one; it is good for one attempt
 * @returns whether the account's second factor is still to be verified
 * @throws an Error with the server's message, empty where it had none
 */
export async function signIn(credentials: Credentials, captchaToken?: string): Promise<boolean> {
  const options = captchaToken !== undefined && { options: { captchaToken } };
  await askAuth((auth) => auth.signInWithPassword({ ...credentials, ...options }));
  return (await assuranceLevels((await getSupabase()).auth)).codeNeeded;
}

/**
 * Signs this device out in any case, and asks the server to revoke the session. No answer counts as
 * success, and so do the answers by which the server doesn't know the session (401, 403, 404).
 * @throws an Error with the server's message, empty where it had none, when the server refused
 */
export async function signOut(): Promise<void> {
  const { auth } = await getSupabase();
  const session = takeSession(backendUrl());
  // Nothing is stored any more: this tells the panel and other tabs, and sends nothing.
  await auth.signOut({ scope: 'local' });
  if (!session) return;
  await revoke(session).catch((error) => {
    if (!gotNoAnswer(error)) throw error;
  });
}

type Tokens = NonNullable<ReturnType<typeof takeSession>>;

async function revoke({ access_token, refresh_token }: Tokens): Promise<void> {
  const revocation = (token: string) => postToAuth('logout?scope=local', {}, token);
  let answer = await revocation(access_token);
  if (UNKNOWN_SESSION.includes(answer.status)) {
    // Whether the access token has expired, the server's clock decides: the refresh token outlives it.
    const renewal = await postToAuth('token?grant_type=refresh_token', { refresh_token });
    if (isRefusal(renewal)) return;
    answer = renewal.ok ? await revocation(String(renewal.said.access_token)) : renewal;
  }
  if (!answer.ok && answer.status !== 404 && !UNKNOWN_SESSION.includes(answer.status))
    throw refusalOf(answer);
}
