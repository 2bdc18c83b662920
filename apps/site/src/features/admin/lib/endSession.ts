import type { SupabaseClient } from '@supabase/supabase-js';
import { backendError } from '#src/lib/backend/supabase.ts';

/** Shown when a request needs a session and there is none. */
const SESSION_ENDED =
  'Your session has ended. Please sign in again: what you wrote is kept on this device.';
/** What the server answers about a session that it does not know. */
export const UNKNOWN_SESSION = [401, 403];

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
