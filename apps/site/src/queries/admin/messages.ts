import { parseMessages } from '@agency/model/message';
import { adminTable } from './adminTable';

export const messagesTable = adminTable({
  table: 'contact_messages',
  parse: parseMessages,
  failure: 'Error fetching contact messages:',
});
