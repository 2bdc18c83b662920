import type { EntryGridProps } from '@agency/ui/sections/ListBand';
import { fn } from 'storybook/test';

type ListResult<Entry> = EntryGridProps<Entry>['list'];

/** A list that is read to its end. */
export const listOf = <Entry>(
  entries: readonly Entry[],
  change: Partial<ListResult<Entry>> = {},
): ListResult<Entry> => ({
  entries,
  total: entries.length,
  more: undefined,
  loading: false,
  failed: false,
  retry: fn(),
  ...change,
});

export const loadingList = {
  ...listOf([], { loading: true, total: undefined }),
  entries: undefined,
};
export const failedList = { ...loadingList, loading: false, failed: true };

/** Over a list none of whose entries is open. */
export const closedDialog = {
  entry: undefined,
  failed: false,
  onRetry: fn(),
  onClose: fn(),
  onOpen: fn(),
};
