import { fn } from 'storybook/test';

interface Editor<Fields> {
  id: string;
  mode: 'create' | 'edit';
  restored: boolean;
  initial: Fields;
}

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

/** What a section takes whose rows can be edited, loaded; no form is open. */
export const editing = <Row>(items: readonly Row[]) => ({
  ...listing(items),
  onCreate: fn(),
  onEdit: fn(),
  onDismiss: fn(),
  editor: undefined,
});

/** Words of a section that shows letters. */
export const letters = {
  title: 'Letters',
  texts: {
    loading: 'Loading letters...',
    empty: 'No letters yet.',
    failed: 'Failed to fetch letters.',
  },
};

/** The prop `editor` of a section: its form, open. @param id of the row; default: the form creates one */
export function editorOf<Fields>(initial: Fields, id?: string): Editor<Fields> {
  return { id: id ?? 'new', mode: id === undefined ? 'create' : 'edit', restored: false, initial };
}
