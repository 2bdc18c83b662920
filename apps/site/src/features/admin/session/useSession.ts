import type { Session as AuthSession } from '@supabase/supabase-js';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { authStorage } from '#src/lib/backend/storedSession.ts';
import { getSupabase } from '#src/lib/backend/supabase.ts';
import { assuranceLevels } from '../lib/assuranceLevels';

type Session =
  | { status: 'checking' | 'signedOut' }
  | {
      /** `codeNeeded` until the account's second factor is verified. */
      status: 'codeNeeded' | 'signedIn';
      userId: string;
      /** Whether the backend has second factors. */
      hasFactors: boolean;
    };

const dropAdminReads = (client: QueryClient) => client.removeQueries({ queryKey: ['admin'] });

/**
 * The session of this browser, followed live: here, in other tabs, and when it ends by itself. It is
 * renewed while the caller is mounted. An account's reads leave the cache when the account changes, or
 * needs its second factor.
 */
export function useSession(): Session {
  const [state, setState] = useState<Session>({ status: 'checking' });
  const queryClient = useQueryClient();
  useEffect(() => {
    let mounted = true;
    let unsubscribe = () => {};
    let latest: AuthSession | null = null;
    // What is on the screen stays until the code of the next screen is there.
    const show = (next: Session) => startTransition(() => setState(next));
    const endRenewal = authStorage.allowRenewal();
    getSupabase()
      .then(({ auth }) => {
        if (!mounted) return;
        const { data } = auth.onAuthStateChange((_event, session) => {
          if (session?.user.id !== latest?.user.id) dropAdminReads(queryClient);
          latest = session;
          if (!session) return show({ status: 'signedOut' });
          void assuranceLevels(auth).then(({ codeNeeded, hasFactors }) => {
            if (!mounted || latest !== session) return;
            if (codeNeeded) dropAdminReads(queryClient);
            const status = codeNeeded ? 'codeNeeded' : 'signedIn';
            show({ status, userId: session.user.id, hasFactors });
          });
        });
        unsubscribe = () => data.subscription.unsubscribe();
      })
      // Throwing while rendering shows the error screen.
      .catch((error: unknown) =>
        setState(() => {
          throw error;
        }),
      );
    return () => {
      mounted = false;
      unsubscribe();
      endRenewal();
    };
  }, [queryClient]);
  // A panel that is leaving may have begun to read again.
  const reader = state.status === 'signedIn' ? state.userId : undefined;
  useEffect(() => (reader ? () => dropAdminReads(queryClient) : undefined), [queryClient, reader]);
  return state;
}
