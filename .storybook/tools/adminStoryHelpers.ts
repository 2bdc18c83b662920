interface Editor<Fields> {
  id: string;
  mode: 'create' | 'edit';
  restored: boolean;
  initial: Fields;
}

/** A list of rows that is ready, with the total of the database; default: as many as given. */
export const ready = <Row>(items: readonly Row[], total = items.length) => ({
  list: { status: 'ready' as const, data: { items, total } },
});

export function editorOf<Fields>(initial: Fields, id?: string): Editor<Fields> {
  return { id: id ?? 'new', mode: id === undefined ? 'create' : 'edit', restored: false, initial };
}
