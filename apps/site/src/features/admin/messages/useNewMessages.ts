import { useQuery } from '@tanstack/react-query';
import { createContext, useEffect, useState } from 'react';
import type { Cursor } from '#src/lib/backend/readRange.ts';
import { localStore } from '#src/lib/storage.ts';
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

const keyOf = (userId: string) => `messages-seen:${userId}`;

/** The newest message that an account has seen on this device; undefined before its first visit. */
export function readLastSeen(userId: string): Cursor | undefined {
  try {
    const { id, created_at } = JSON.parse(localStore.getItem(keyOf(userId)) ?? '');
    return typeof id === 'string' && typeof created_at === 'string'
      ? { id, created_at }
      : undefined;
  } catch {
    return undefined;
  }
}

export function writeLastSeen(userId: string, { id, created_at }: Cursor): void {
  localStore.setItem(keyOf(userId), JSON.stringify({ id, created_at }));
}
