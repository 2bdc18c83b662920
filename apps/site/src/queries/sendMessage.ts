import type { NewMessage } from '@agency/model/messageForm';
import { asVisitor } from './asVisitor';

/** @returns whether it is stored. The row is not read back: visitors may not read messages. */
export async function sendMessage({ name, email, mobile, message }: NewMessage): Promise<boolean> {
  try {
    const { error } = await asVisitor((supabase) =>
      supabase.from('contact_messages').insert({ name, email, mobile, message }),
    );
    return error === null;
  } catch {
    return false;
  }
}
