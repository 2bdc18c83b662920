import { useDeferredValue, useMemo } from 'react';

/**
 * The rows that a list has read, and whether there are more. Rows that replace others may be all cards
 * of a page: they are rendered in short tasks, so that a slow phone goes on answering its visitor.
 */
export function useDeferredRows<Row>(data: Row[] | undefined, hasNextPage: boolean) {
  const read = useMemo(() => ({ rows: data, isPart: hasNextPage }), [data, hasNextPage]);
  const deferred = useDeferredValue(read);
  // The first rows replace nothing.
  const shown = deferred.rows ? deferred : read;
  return {
    ...shown,
    /** Whether other rows are being rendered. */
    deferring: shown !== read,
  };
}
