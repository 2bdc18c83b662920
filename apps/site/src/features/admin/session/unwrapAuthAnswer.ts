import type { AuthError } from '@supabase/supabase-js';
import { backendError } from '#lib/backend/backendError';
import { getSupabase } from '#lib/backend/supabase';
import { endSession } from '../lib/sessionQueries';

/** Refusals of the server, whose messages are for users; the client's own are for developers. */
const REFUSALS = ['AuthApiError', 'AuthWeakPasswordError'];

/**
 * What the authentication service has answered. A session that it doesn't know any more ends on this
 * device too, so that the panel asks for a login.
 * @throws an Error with the server's message, empty where it had none, its HTTP status as `status`, and the
 *   name of the refusal as `code`
 */
export async function unwrapAuthAnswer<Answer extends { data?: unknown; error: AuthError | null }>(
  asked: Promise<Answer>,
): Promise<NonNullable<Answer['data']>> {
  const { data, error } = await asked;
  // Without an error, data are missing only where an answer never has them.
  if (!error) return data as NonNullable<Answer['data']>;
  const { name, message, code, status = 0 } = error;
  if (name !== 'AuthSessionMissingError') {
    const failure = backendError({ message: REFUSALS.includes(name) ? message : '' }, status);
    throw Object.assign(failure, { code });
  }
  return endSession((await getSupabase()).auth);
}
