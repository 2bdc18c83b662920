import type { NewMessage } from '@agency/model/message';
import { getSupabase } from '../supabase';

/**
 * Stores an enquiry. The row is not asked back: visitors may not read messages.
 * @returns whether it is stored
 */
export async function sendMessage({ name, email, mobile, message }: NewMessage): Promise<boolean> {
  try {
    const supabase = await getSupabase();
    const { error } = await supabase
      .from('contact_messages')
      .insert({ name, email, mobile, message });
    return error === null;
  } catch {
    return false;
  }
}
