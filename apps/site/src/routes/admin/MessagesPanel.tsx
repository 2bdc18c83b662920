import { AdminMessages } from '@agency/ui/sections/AdminMessages';
import { admin } from '../../content/admin';
import { messagesTable } from '../../queries/admin/messages';
import { useAdminList } from './useAdminList';

export default function MessagesPanel() {
  return <AdminMessages {...useAdminList(messagesTable, admin.messages)} />;
}
