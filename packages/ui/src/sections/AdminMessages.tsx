import type { Message } from '@agency/model/message';
import { MessageCard } from '../patterns/MessageCard';
import { AdminList, type AdminListing } from './AdminList';

/** Height of a card with a few lines of text, in CSS px. */
const CARD_HEIGHT = 180;

/** The admin's section of contact messages. */
export function AdminMessages(props: AdminListing<Message>) {
  return (
    <AdminList
      {...props}
      title="Contact Messages"
      badge={props.list.status === 'ready' ? `${props.list.data.total} messages` : undefined}
      texts={{
        loading: 'Loading contact messages...',
        empty: 'No contact messages yet.',
        failed: 'Failed to fetch contact messages.',
      }}
      estimatedHeight={CARD_HEIGHT}
    >
      {(message, remove) => <MessageCard message={message} onDelete={remove} />}
    </AdminList>
  );
}
