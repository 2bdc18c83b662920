import type { Credentials } from '@agency/model/credentials';
import { queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getSupabase, renewSessions } from '../../supabase';
import type { asVisitor } from '../asVisitor';
import { backendError } from '../fetchRange';

export type SessionState = 'checking' | 'signedOut' | 'signedIn';

/** Whether someone is signed in, followed live: here, in other tabs, and when the session ends. */
export function useSession(): SessionState {
  const [state, setState] = useState<SessionState>('checking');
  useEffect(() => {
    let left = false;
    let stop = () => {};
    renewSessions(true);
    getSupabase()
      .then(({ auth }) => {
        if (left) return;
        const { data } = auth.onAuthStateChange((_event, session) =>
          setState(session ? 'signedIn' : 'signedOut'),
        );
        stop = () => data.subscription.unsubscribe();
      })
      // Rendering the failure hands it to the error screen.
      .catch((error: unknown) =>
        setState(() => {
          throw error;
        }),
      );
    return () => {
      left = true;
      stop();
    };
  }, []);
  return state;
}

/** @throws an Error with the server's message, empty where it had none */
export async function signIn(credentials: Credentials): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.signInWithPassword(credentials);
  if (error?.name === 'AuthApiError') throw error;
  // What else can go wrong is told by the client, in words for its developers.
  if (error) throw backendError({ message: '' }, 0);
}

/**
 * Ends this device's session, with or without a network.
 * @throws an Error with the server's message
 */
export async function signOut(): Promise<void> {
  const { auth } = await getSupabase();
  // A session that is over can't be revoked without being renewed first: it is only forgotten.
  renewSessions(false);
  const { error } = await auth.signOut({ scope: 'local' });
  renewSessions(true);
  if (error && (await auth.getSession()).data.session) throw error;
}

/**
 * Asks with a live session. Without one, the backend would answer an admin's read as a visitor's:
 * with nothing, and no error. A session that the backend no longer takes is renewed, or ends here too.
 * @throws when the session has ended, or cannot be renewed at this moment (then with `status` 0)
 */
export const asAdmin: typeof asVisitor = async (ask) => {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.getSession();
  if (error && !isRefusal(error)) throw backendError({ message: '' }, 0);
  if (!data.session) throw new Error('Your session has ended. Please sign in again.');
  const answer = await ask(supabase);
  if (answer.status !== 401) return answer;
  // It may be the device's clock that is wrong: what is over by the backend's is alive by its own.
  const { error: refusal } = await supabase.auth.refreshSession();
  if (!refusal) return ask(supabase);
  if (isRefusal(refusal)) await supabase.auth.signOut({ scope: 'local' });
  return answer;
};

/** Whether the server has said no, and did not just fail to answer. */
function isRefusal({ status = 0 }: { status?: number | undefined }): boolean {
  return status >= 400 && status < 500;
}

/** Whether the account is on the backend's list of admins. */
export const isAdminQuery = queryOptions({
  queryKey: ['admin', 'isAdmin'],
  queryFn: async () => {
    const { data, error, status } = await asAdmin((supabase) => supabase.rpc('is_admin'));
    if (error) throw backendError(error, status);
    return data;
  },
});
