import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { backendError, getSupabase } from '#src/lib/backend/supabase.ts';
import { endSession } from './endSession';

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
