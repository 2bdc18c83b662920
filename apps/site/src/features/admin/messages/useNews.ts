import { useQuery } from '@tanstack/react-query';
import { createContext, useEffect, useState } from 'react';
import type { Cursor } from '../../../lib/backend/cursor';
import { readMark, writeMark } from './messageMark';
import { messagesTable } from './messagesTable';

interface NewMessages {
  /** The newest message when the section was last left on this device; undefined before that. */
  mark: Cursor | undefined;
  newest: Cursor | null | undefined;
  /** How many have come since; at most 100. */
  count: number;
}

const NONE: NewMessages = { mark: undefined, newest: undefined, count: 0 };

/** What is new of the messages, for the section that shows them. */
export const NewsContext = createContext<NewMessages>(NONE);

/** Messages since their section was last open on this device. @param reading whether it is open */
export function useNews(userId: string, reading: boolean): NewMessages {
  const [mark, setMark] = useState(() => readMark(userId));
  const { data } = useQuery(messagesTable.news(mark));
  const newest = data?.newest;
  useEffect(() => {
    if (!newest) return;
    if (reading || !mark) writeMark(userId, newest);
    // On the first visit, no message counts as new.
    if (!mark) setMark(newest);
  }, [newest, reading, mark, userId]);
  useEffect(() => {
    if (!reading) return undefined;
    return () => setMark(readMark(userId));
  }, [reading, userId]);
  return { mark, newest, count: data?.newer ?? 0 };
}
