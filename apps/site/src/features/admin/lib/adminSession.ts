import type { Credentials } from '@agency/model/credentials';
import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { takeSession } from '#src/lib/backend/storedSession.ts';
import { backendError, backendUrl, getSupabase, isRefusal } from '#src/lib/backend/supabase.ts';
import { postToAuth, refusalOf } from './postToAuth';
import { gotNoAnswer } from './requestErrors';

export type Session =
  | { status: 'checking' | 'signedOut' }
  | {
      /** `codeNeeded` until the account's second factor is verified. */
      status: 'codeNeeded' | 'signedIn';
      userId: string;
      /** Whether the backend has second factors. */
      hasFactors: boolean;
    };

/** Shown when a request needs a session and there is none. */
const SESSION_ENDED =
  'Your session has ended. Please sign in again: what you wrote is kept on this device.';
/** What the server answers about a session that it does not know. */
export const UNKNOWN_SESSION = [401, 403];

/**
 * Which assurance level the session has, and which one its account demands. Both are in the session:
 * no request is sent. Tokens of a backend without second factors name no level.
 */
export async function assuranceLevels(
  auth: SupabaseClient['auth'],
): Promise<{ level: string | null; codeNeeded: boolean; hasFactors: boolean }> {
  try {
    const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
    const { currentLevel = null, nextLevel = null } = data ?? {};
    return {
      level: currentLevel,
      codeNeeded: nextLevel === 'aal2' && currentLevel !== 'aal2',
      hasFactors: currentLevel !== null,
    };
  } catch {
    // A malformed token: the backend refuses it with the first request.
    return { level: null, codeNeeded: false, hasFactors: false };
  }
}

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

let ending: Promise<unknown> | undefined;

/**
 * Ends a refused session on this device, once for all requests that were refused together: the login
 * takes the panel's place.
 * @throws an Error that says so, with a status, so that the query cache doesn't try again
 */
export async function endSession(auth: SupabaseClient['auth']): Promise<never> {
  ending ??= auth.signOut({ scope: 'local' }).finally(() => {
    ending = undefined;
  });
  await ending;
  throw backendError({ message: SESSION_ENDED }, 401);
}

/** Refusals of the server, whose messages are for users; the client's own are for developers. */
const REFUSALS = ['AuthApiError', 'AuthWeakPasswordError'];

/**
 * What the authentication service has answered. A session that it doesn't know any more ends on this
 * device too, so that the panel asks for a login.
 * @throws an Error with the server's message, empty where it had none, its HTTP status as `status`, and the
 *   name of the refusal as `code`
 */
export async function askAuth<Result extends { data?: unknown; error: AuthError | null }>(
  ask: (auth: SupabaseClient['auth']) => Promise<Result>,
): Promise<NonNullable<Result['data']>> {
  const { auth } = await getSupabase();
  const { data, error } = await ask(auth);
  // Without an error, data are missing only where an answer never has them.
  if (!error) return data as NonNullable<Result['data']>;
  const { name, message, code, status = 0 } = error;
  if (name === 'AuthSessionMissingError') return endSession(auth);
  const failure = backendError({ message: REFUSALS.includes(name) ? message : '' }, status);
  throw Object.assign(failure, { code });
}
