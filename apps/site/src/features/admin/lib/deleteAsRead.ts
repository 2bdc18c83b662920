import { admin } from '#content/admin';
import { type AdminRow, EntryConflict } from './entryConflict';

/** Deletes a row as it was read, and asks again while it turns out to have been changed since. */
export async function deleteAsRead<Row extends AdminRow>(
  row: Row,
  deleteRow: (row: Row) => Promise<void>,
): Promise<void> {
  try {
    await deleteRow(row);
  } catch (error) {
    const stored = error instanceof EntryConflict ? (error.stored as Row | null) : null;
    if (!stored || !window.confirm(admin.changedSince)) throw error;
    await deleteAsRead(stored, deleteRow);
  }
}
