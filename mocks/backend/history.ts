import { refuse } from './refusal';
import type { Row, TableName } from './schema';

interface Change {
  id: number;
  made_at: string;
  /** E-mail address of the account; null for what a story changes. */
  made_by: string | null;
  action: 'insert' | 'update' | 'delete';
  entry_table: TableName;
  entry_id: string;
  /** The whole row; null before an insert and after a delete. */
  before: Row | null;
  after: Row | null;
}

/** The audit log of the database: the changes of admins to entries, newest first. */
export class History {
  #changes: readonly Change[] = [];

  /** Records a change, unless no column differs. */
  record(change: Omit<Change, 'id'>): void {
    const { action, before, after } = change;
    if (action === 'update' && changedColumns(before, after).length === 0) return;
    this.#changes = [{ ...change, id: this.#changes.length + 1 }, ...this.#changes];
  }

  /** The result of `entry_history`: the changes of an entry, without its rows. */
  of(entryId: string) {
    return this.#changes
      .filter(({ entry_id }) => entry_id === entryId)
      .map(({ id, made_at, made_by, action, before, after }) => ({
        id,
        made_at,
        made_by,
        action,
        changed: action === 'update' ? changedColumns(before, after) : [],
      }));
  }

  /** The result of `entry_version`: one change, with the rows before and after. */
  version(id: number): Change | null {
    return this.#changes.find((change) => change.id === id) ?? null;
  }

  /**
   * The result of `deleted_entries`: the deletion of each entry that is still deleted.
   * @param isThere whether an entry exists again
   */
  deleted(table: string, isThere: (entryId: string) => boolean) {
    return this.#changes
      .filter(({ action, entry_table }) => action === 'delete' && entry_table === table)
      .filter(({ entry_id }) => !isThere(entry_id))
      .map(({ id, entry_id, before, made_at, made_by }) => ({
        id,
        entry_id,
        title: before?.title ?? null,
        made_at,
        made_by,
      }));
  }

  /** The row before a change. @throws Refusal for an insert or an unknown change */
  before(id: number): { table: TableName; row: Row } {
    const change = this.version(id);
    if (!change?.before) throw refuse(400, '22023', 'There is nothing to restore.');
    return { table: change.entry_table, row: change.before };
  }
}

function changedColumns(before: Row | null, after: Row | null): string[] {
  return Object.keys(after ?? {})
    .filter((column) => column !== 'updated_at')
    .filter((column) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]))
    .sort();
}
