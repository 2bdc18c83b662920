import { fn } from 'storybook/test';

/** The prop `list` of a section, loaded. @param total rows of the database; default: as many as `items` */
export const ready = <Row>(items: readonly Row[], total = items.length) => ({
  list: { status: 'ready' as const, data: { items, total } },
});

/** What every section of the panel takes, loaded. */
export const listing = <Row>(items: readonly Row[]) => ({
  ...ready(items),
  onRetry: fn(),
  onMore: fn(),
  onDelete: fn(async (_row: Row) => true),
});

/** Words of a section that shows letters. */
export const letters = {
  title: 'Letters',
  words: {
    loading: 'Loading letters...',
    empty: 'No letters yet.',
    fetchFailed: 'Failed to fetch letters.',
  },
};
