import { type Message, parseMessages } from '@agency/model/message';
import { adminListQuery } from './adminList';
import { assertTouched } from './assertTouched';
import { asAdmin } from './session';

export const adminMessagesQuery = adminListQuery(
  'contact_messages',
  parseMessages,
  'Error fetching contact messages:',
);

/** @throws an Error with the backend's message, empty when there is no such row to delete */
export async function deleteMessage({ id }: Message): Promise<void> {
  assertTouched(
    await asAdmin((supabase) =>
      supabase.from('contact_messages').delete().eq('id', id).select('id'),
    ),
  );
}
