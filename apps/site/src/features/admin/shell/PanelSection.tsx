import { type ContextType, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { DraftsContext } from '../lib/DraftsContext';
import { NewMessagesContext } from '../messages/useNewMessages';

interface PanelSectionProps {
  drafts: ContextType<typeof DraftsContext>;
  newMessages: ContextType<typeof NewMessagesContext>;
}

/** The open section of the panel, with what it knows of its account. */
export function PanelSection({ drafts, newMessages }: PanelSectionProps) {
  return (
    <NewMessagesContext value={newMessages}>
      <DraftsContext value={drafts}>
        <Suspense>
          <Outlet />
        </Suspense>
      </DraftsContext>
    </NewMessagesContext>
  );
}
