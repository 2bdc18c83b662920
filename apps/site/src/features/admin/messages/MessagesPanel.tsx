import { AdminMessages } from '@agency/ui/admin/AdminMessages';
import { use } from 'react';
import { admin } from '#src/content/admin.ts';
import { isNewer } from '#src/lib/backend/isNewer.ts';
import { useAdminList } from '../lib/adminQueries';
import { messageQueries } from './messageQueries';
import { replyLinks } from './replyLinks';
import { useMessageExport } from './useMessageExport';
import { useMessageSearch } from './useMessageSearch';
import { useMessageSelection } from './useMessageSelection';
import { NewMessagesContext } from './useNewMessages';
import { useNewRowsNotice } from './useNewRowsNotice';
import { useOpenedMessage } from './useOpenedMessage';

export default function MessagesPanel() {
  const { listing, rows } = useAdminList(messageQueries, admin.messages);
  const { list, onRetry, onDelete } = listing;
  const { lastSeen, newest } = use(NewMessagesContext);
  const search = useMessageSearch(list);
  const newMessages = useNewRowsNotice(newest, rows, onRetry);
  const selection = useMessageSelection();
  const file = useMessageExport(selection.ids);
  const opened = useOpenedMessage(rows);
  return (
    <AdminMessages
      {...listing}
      onDelete={async (message) => {
        const gone = await onDelete(message);
        if (gone) selection.onSelect(message, false);
        return gone;
      }}
      toolbar={{ ...search.toolbar, ...file }}
      found={search.found}
      onMoreFound={search.onMoreFound}
      isNew={(message) => lastSeen !== undefined && isNewer(message, lastSeen)}
      newMessages={newMessages}
      selection={selection}
      {...opened}
      reply={replyLinks}
    />
  );
}
