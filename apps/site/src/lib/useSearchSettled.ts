import { useSettled } from '@agency/ui/hooks/useSettled';

/** Milliseconds without a key after which a search asks the backend. */
const PAUSE = 150;

/** Whether a query has not changed since the last pause in typing; true at first. */
export const useSearchSettled = (query: string): boolean => useSettled(query, PAUSE) === query;
