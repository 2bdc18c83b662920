import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AdminRow } from '../lib/entryConflict';
import type { EntryTable } from './entryTable';

/** Stands for the id of a row that is being created. */
export const NEW = 'new';

/**
 * The row that is edited, as the URL names it: `?new` or `?edit=<id>`. A reload and Back do what
 * they do on a page.
 * @param listed rows that are read already; another row is read on its own
 */
export function useEditedRow<Row extends AdminRow>(
  table: Pick<EntryTable<Row, never>, 'row'>,
  listed: readonly Row[],
) {
  const navigate = useNavigate();
  const params = new URLSearchParams(useLocation().search);
  const id = params.has(NEW) ? NEW : params.get('edit');
  const known = listed.find((row) => row.id === id);
  const { data: read } = useQuery({
    ...table.row(id ?? ''),
    enabled: id !== null && id !== NEW && known === undefined,
  });
  return {
    /** `NEW`, the row's id, or null when nothing is edited. */
    id,
    /** Undefined for a new row, while an existing one is read, and when there is no such row. */
    row: known ?? read ?? undefined,
    deleted: !known && read === null,
    /** Edits a row, or a new one without an argument. */
    open: (row?: Row) =>
      void navigate(`?${new URLSearchParams(row ? { edit: row.id } : { [NEW]: '' })}`),
    close: () => void navigate('?', { replace: true }),
  };
}
