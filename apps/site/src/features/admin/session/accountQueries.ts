import { parseSessions } from '@agency/model/signedInDevice';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { askAsAdmin } from '../lib/askAsAdmin';
import { askAuth } from '../lib/askAuth';

/** Whether the account is on the backend's list of admins. */
export const isAdminQuery = queryOptions({
  queryKey: ['admin', 'isAdmin'],
  meta: { failure: 'Error checking the list of admins:' },
  queryFn: () => askAsAdmin((supabase) => supabase.rpc('is_admin')),
});

/** Where the account is signed in, the session that was used last first. */
export const ownSessions = queryOptions({
  queryKey: ['admin', 'sessions'],
  queryFn: async () => parseSessions(await askAsAdmin((supabase) => supabase.rpc('own_sessions'))),
  // Read again at each opening: another device may have signed in since.
  staleTime: 0,
  meta: { failure: 'Error reading the sessions:' },
});

export const signOutElsewhere = mutationOptions({
  mutationFn: () => askAuth((auth) => auth.signOut({ scope: 'others' })),
  onSettled: (_data, _error, _variables, _result, { client }) =>
    client.invalidateQueries({ queryKey: ownSessions.queryKey }),
});
