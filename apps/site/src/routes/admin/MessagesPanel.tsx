import { AdminMessages } from '@agency/ui/sections/AdminMessages';
import { admin } from '../../content/admin';
import { adminMessagesQuery, deleteMessage } from '../../queries/admin/messages';
import { useAdminList } from './useAdminList';

export default function MessagesPanel() {
  const { reload: _, ...listing } = useAdminList(adminMessagesQuery, deleteMessage, admin.messages);
  return <AdminMessages {...listing} />;
}
