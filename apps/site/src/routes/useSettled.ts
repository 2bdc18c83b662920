import { useEffect, useState } from 'react';

/** Milliseconds without a key after which a search asks the backend. */
const PAUSE = 150;

/** Whether a query has not changed since the last pause in typing; true at first. */
export function useSettled(query: string): boolean {
  const [settled, setSettled] = useState(query);
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE, query);
    return () => clearTimeout(timer);
  }, [query]);
  return settled === query;
}
