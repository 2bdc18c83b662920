import type { NewMessage } from '@agency/model/messageForm';
import { publicApi } from '#src/lib/backend/supabase.ts';

/** @returns whether it is stored. The row is not read back: visitors may not read messages. */
export async function sendMessage({ name, email, mobile, message }: NewMessage): Promise<boolean> {
  const { error } = await publicApi()
    .from('contact_messages')
    .insert({ name, email, mobile, message });
  return error === null;
}
