import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database';
import { parseEnv } from '../env';
import { getSupabase } from '../supabase';

/** A request of the data API that has not been sent yet. */
interface Request<Answer> extends PromiseLike<Answer> {
  setHeader: (name: string, value: string) => PromiseLike<Answer>;
}

/**
 * Asks for what everybody may have. A session that the backend refuses, because it was revoked or
 * the device's clock is wrong, is no obstacle: the same is asked again without it.
 */
export async function asVisitor<Answer extends { status: number }>(
  ask: (supabase: SupabaseClient<Database>) => Request<Answer>,
): Promise<Answer> {
  const supabase = await getSupabase();
  const answer = await ask(supabase);
  if (answer.status !== 401) return answer;
  const { data } = await supabase.auth.getSession();
  if (!data.session) return answer;
  const { VITE_SUPABASE_ANON_KEY: key } = parseEnv(import.meta.env);
  return ask(supabase).setHeader('Authorization', `Bearer ${key}`);
}
