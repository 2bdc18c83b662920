import type { SupabaseClient } from '@supabase/supabase-js';
import { backendEnv } from '../backendEnv';
import type { Database } from '../database.types';
import { getSupabase } from '../supabase';

/** A request to the data API, not sent yet. */
interface Request<Answer> extends PromiseLike<Answer> {
  setHeader: (name: string, value: string) => PromiseLike<Answer>;
}

/**
 * Sends a request for public data. One whose session the backend refuses, because the session was
 * revoked or the device's clock is wrong, is repeated without it.
 */
export async function asVisitor<Answer extends { status: number }>(
  ask: (supabase: SupabaseClient<Database>) => Request<Answer>,
): Promise<Answer> {
  const supabase = await getSupabase();
  const answer = await ask(supabase);
  if (answer.status !== 401) return answer;
  const { data } = await supabase.auth.getSession();
  if (!data.session) return answer;
  return ask(supabase).setHeader('Authorization', `Bearer ${backendEnv().key}`);
}
