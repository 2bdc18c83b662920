import type { Credentials } from '@agency/model/credentials';
import type { SupabaseClient } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Database } from '../../database';
import { getSupabase } from '../../supabase';
import { backendError } from '../fetchRange';

export type SessionState = 'checking' | 'signedOut' | 'signedIn';

/** Whether someone is signed in, followed live: here, in other tabs, and when the session ends. */
export function useSession(): SessionState {
  const [state, setState] = useState<SessionState>('checking');
  useEffect(() => {
    let left = false;
    let stop = () => {};
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

/** @throws an Error with the server's message */
export async function signIn(credentials: Credentials): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.signInWithPassword(credentials);
  if (error) throw error;
}

/**
 * Ends this device's session, with or without a network.
 * @throws an Error with the server's message
 */
export async function signOut(): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.signOut({ scope: 'local' });
  if (error && (await auth.getSession()).data.session) throw error;
}

/**
 * The client with a live session. Without one, the backend would answer an admin's read as a
 * visitor's: with nothing, and no error.
 * @throws when the session has ended
 */
export async function getAdminClient(): Promise<SupabaseClient<Database>> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  if (!data.session) throw new Error('Your session has ended. Please sign in again.');
  return supabase;
}

/** Whether the account is on the backend's list of admins. */
export const isAdminQuery = queryOptions({
  queryKey: ['admin', 'isAdmin'],
  queryFn: async () => {
    const supabase = await getAdminClient();
    const { data, error, status } = await supabase.rpc('is_admin');
    if (error) throw backendError(error, status);
    return data;
  },
});
