import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#src/lib/backend/database.types.ts';
import {
  type Answer,
  answerTo,
  backendError,
  getSupabase,
  isRefusal,
} from '#src/lib/backend/supabase.ts';
import { assuranceLevels } from './assuranceLevels';
import { endSession, UNKNOWN_SESSION } from './endSession';
import { noAnswer } from './requestErrors';

/** Shown when a request needs the code of the second factor. */
const CODE_NEEDED = 'Your account asks for a code at login now. Please enter it.';

/**
 * Sends a request with a live session. Without one, the backend would answer an admin's read like a
 * visitor's: no rows, no error. A session that the backend refuses is renewed, or ends here too.
 * @throws when the session has ended, when it lacks a second factor that was set up on another device,
 * or can't be renewed at the moment (then with `status` 0, or 503 where the backend has refused the request)
 */
export async function withAdminClient<Result extends { status: number; data?: unknown }>(
  ask: (supabase: SupabaseClient<Database>) => PromiseLike<Result>,
): Promise<Result> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.getSession();
  if (error && !isRefusal(error)) throw noAnswer();
  if (!data.session) return endSession(supabase.auth);
  const answer = await ask(supabase);
  if (answer.status !== 401) {
    if (lacksRights(answer)) await assertAssured(supabase.auth);
    return answer;
  }
  // A device whose clock is late takes an expired session for a live one.
  const { error: refusal } = await supabase.auth.refreshSession();
  if (!refusal) return ask(supabase);
  if (isRefusal(refusal)) return endSession(supabase.auth);
  throw backendError({ message: '' }, 503);
}

/** What a request with a live session is answered with. @throws like `withAdminClient` and `answerTo` */
export const askAsAdmin = <Data>(
  ask: (supabase: SupabaseClient<Database>) => PromiseLike<Answer<Data>>,
): Promise<Data> => answerTo(withAdminClient(ask));

/** Whether an answer may lack an admin's rights: row-level security filters without an error. */
function lacksRights({ status, data }: { status: number; data?: unknown }): boolean {
  return status === 403 || data === false || (Array.isArray(data) && data.length === 0);
}

/**
 * Asks the server whether the session goes on, and for the account's factors. Another device may have
 * ended it. The stored session names the factors of its last renewal, so one that was set up on another
 * device since is unknown here; renewing the session makes the panel ask for its code.
 * @throws an Error with `status` 401 when the session has ended, 403 when the account has such a factor
 */
async function assertAssured(auth: SupabaseClient['auth']): Promise<void> {
  const { codeNeeded, level } = await assuranceLevels(auth);
  if (!codeNeeded) {
    const { data, error: refusal } = await auth.getUser();
    if (refusal && UNKNOWN_SESSION.includes(refusal.status ?? 0)) return endSession(auth);
    const hasFactor = data.user?.factors?.some(({ status }) => status === 'verified');
    if (level !== 'aal1' || !hasFactor) return;
    const { error } = await auth.refreshSession();
    if (error) return;
  }
  throw backendError({ message: CODE_NEEDED }, 403);
}
