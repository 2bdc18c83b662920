import type { NewMessage } from '@agency/model/message';
import { asVisitor } from './asVisitor';

/**
 * Stores an enquiry. The row is not asked back: visitors may not read messages.
 * @returns whether it is stored
 */
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
