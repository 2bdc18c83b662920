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

/** The prop `editor` of a section: its form, open. @param id of the row; default: the form creates one */
export function editorOf<Fields>(initial: Fields, id?: string): Editor<Fields> {
  return { id: id ?? 'new', mode: id === undefined ? 'create' : 'edit', restored: false, initial };
}
