import { useQuery } from '@tanstack/react-query';
import { createContext, useEffect, useState } from 'react';
import type { Cursor } from '#src/lib/backend/keysetPagination.ts';
import { readLastSeen, writeLastSeen } from './lastSeenMessage';
import { messageQueries } from './messageQueries';

interface NewMessages {
  /** The newest message when the section was last left on this device; undefined before that. */
  lastSeen: Cursor | undefined;
  newest: Cursor | null | undefined;
  /** How many have come since; at most 100. */
  count: number;
}

/** What is new of the messages, for the section that shows them. */
export const NewMessagesContext = createContext<NewMessages>({
  lastSeen: undefined,
  newest: undefined,
  count: 0,
});

/** Messages since their section was last open on this device. @param isOpen whether it is open now */
export function useNewMessages(userId: string, isOpen: boolean): NewMessages {
  const [lastSeen, setLastSeen] = useState(() => readLastSeen(userId));
  const { data } = useQuery(messageQueries.newMessages(lastSeen));
  const newest = data?.newest;
  useEffect(() => {
    if (!newest) return;
    if (isOpen || !lastSeen) writeLastSeen(userId, newest);
    // On the first visit, no message counts as new.
    if (!lastSeen) setLastSeen(newest);
  }, [newest, isOpen, lastSeen, userId]);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => setLastSeen(readLastSeen(userId));
  }, [isOpen, userId]);
  return { lastSeen, newest, count: data?.newer ?? 0 };
}
