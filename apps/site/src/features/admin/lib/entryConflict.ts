import { admin } from '#src/content/admin.ts';
import type { Cursor } from '#src/lib/backend/readRange.ts';

/** A row of a list; `updated_at` of entries is as the backend writes it. */
export interface AdminRow extends Cursor {
  updated_at?: string | null | undefined;
}

/** Thrown by a write of an entry that is no longer as it was read. Nothing was written. */
export class EntryConflict<Row> extends Error {
  /** What is stored now; null when the entry was deleted. */
  readonly stored: Row | null;

  constructor(stored: Row | null) {
    // Without a message, the section's own text is shown.
    super('');
    this.stored = stored;
  }
}

/** Whether every column to be written has that value in the row already. */
export function hasValues(row: object, values: object): boolean {
  const columns = new Map(Object.entries(row));
  return Object.entries(values).every(
    ([column, value]) => JSON.stringify(columns.get(column)) === JSON.stringify(value),
  );
}

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
