import { searchWords } from '@agency/model/search';
import { useDebounced } from '@agency/ui/hooks/useDebounced';
import { useMemo } from 'react';

/** Milliseconds without a key after which something is searched. */
const PAUSE = 150;

/** The words of a query at the last pause in typing, and whether it has changed since. */
export function useSearchWords(query: string) {
  const typed = searchWords(query).join(' ');
  const asked = useDebounced(typed, PAUSE);
  const words = useMemo(() => (asked === '' ? [] : asked.split(' ')), [asked]);
  return { words, isTyping: typed !== asked };
}
