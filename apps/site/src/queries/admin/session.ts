import type { Credentials } from '@agency/model/credentials';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sessionStore } from '../../sessionStore';
import { getSupabase } from '../../supabase';
import type { asVisitor } from '../asVisitor';
import { backendError } from '../fetchRange';
import { gotNoAnswer } from './refusals';

export type Session =
  | { status: 'checking' | 'signedOut' }
  | { status: 'signedIn' /** Of the account. */; userId: string };

/**
 * The session of this browser, followed live: here, in other tabs, and when it ends by itself. It is
 * renewed as long as the calling component is mounted. What one account has read is dropped from the
 * cache before another account, or nobody, is shown.
 */
export function useSession(): Session {
  /** Undefined while the session is checked, null without one. */
  const [userId, setUserId] = useState<string | null>();
  const queryClient = useQueryClient();
  useEffect(() => {
    let mounted = true;
    let unsubscribe = () => {};
    let reader: string | null = null;
    const releaseRenewal = sessionStore.holdRenewal();
    getSupabase()
      .then(({ auth }) => {
        if (!mounted) return;
        const { data } = auth.onAuthStateChange((_event, session) => {
          const next = session?.user.id ?? null;
          if (next !== reader) dropAdminReads(queryClient);
          reader = next;
          setUserId(next);
        });
        unsubscribe = () => data.subscription.unsubscribe();
      })
      // Throwing while rendering shows the error screen.
      .catch((error: unknown) =>
        setUserId(() => {
          throw error;
        }),
      );
    return () => {
      mounted = false;
      unsubscribe();
      releaseRenewal();
      dropAdminReads(queryClient);
    };
  }, [queryClient]);
  if (userId === undefined) return { status: 'checking' };
  return userId === null ? { status: 'signedOut' } : { status: 'signedIn', userId };
}

function dropAdminReads(client: QueryClient): void {
  client.removeQueries({ queryKey: ['admin'] });
}

/**
 * Not a mutation: the mutation cache would keep the password.
 * @throws an Error with the server's message, empty where it had none
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.signInWithPassword(credentials);
  if (error?.name === 'AuthApiError') throw error;
  // Other errors carry developer-facing messages; drop them.
  if (error) throw backendError({ message: '' }, 0);
}

/**
 * Signs this device out in any case, and asks the server to revoke the session. No answer counts as
 * success, and so do the answers by which the server doesn't know the session (401, 403, 404).
 * @throws an Error with the server's message, empty where it had none, when the server refused
 */
export async function signOut(): Promise<void> {
  const { auth } = await getSupabase();
  // Revoking an expired session would renew it first.
  const { error } = await sessionStore.withoutRenewal(() => auth.signOut({ scope: 'local' }));
  if (!error || gotNoAnswer(error)) return;
  throw backendError({ message: error.status ? error.message : '' }, error.status ?? 500);
}

/**
 * Sends a request with a live session. Without one, the backend would answer an admin's read like a
 * visitor's: no rows, no error. A session that the backend refuses is renewed, or ends here too.
 * @throws when the session has ended, or can't be renewed at the moment (then with `status` 0)
 */
export const asAdmin: typeof asVisitor = async (ask) => {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.getSession();
  if (error && !isRefusal(error)) throw backendError({ message: '' }, 0);
  if (!data.session) throw new Error('Your session has ended. Please sign in again.');
  const answer = await ask(supabase);
  if (answer.status !== 401) return answer;
  // A device whose clock is late takes an expired session for a live one.
  const { error: refusal } = await supabase.auth.refreshSession();
  if (!refusal) return ask(supabase);
  if (isRefusal(refusal)) await supabase.auth.signOut({ scope: 'local' });
  return answer;
};

/** Whether the server answered with a refusal, rather than failing to answer. */
function isRefusal({ status = 0 }: { status?: number | undefined }): boolean {
  return status >= 400 && status < 500;
}

/** Whether the account is on the backend's list of admins. */
export const isAdminQuery = queryOptions({
  queryKey: ['admin', 'isAdmin'],
  meta: { failure: 'Error checking the list of admins:' },
  queryFn: async () => {
    const { data, error, status } = await asAdmin((supabase) => supabase.rpc('is_admin'));
    if (error) throw backendError(error, status);
    return data;
  },
});
