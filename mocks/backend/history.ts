import { refuse } from './refusal';
import type { Row, TableName } from './schema';

/** Most changes in one response. */
const MOST_CHANGES = 100;
/** Milliseconds for which a deleted entry is listed: 30 days. */
const DELETED_LISTED = 30 * 24 * 60 * 60_000;

interface Change {
  id: number;
  made_at: string;
  /** E-mail address of the account; null for the scenario's initial rows. */
  made_by: string | null;
  action: 'insert' | 'update' | 'delete';
  entry_table: TableName;
  entry_id: string;
  /** The whole row; null before an insert, after a delete, and for a message. */
  before: Row | null;
  after: Row | null;
}

/** The audit log of the database: the changes of admins, oldest first. */
export class History {
  readonly #changes: Change[] = [];

  /** Records a change, unless no column differs; of a message without its content. */
  record(change: Omit<Change, 'id'>): void {
    const { action, before, after, entry_table } = change;
    if (action === 'update' && changedColumns(before, after).length === 0) return;
    const kept = entry_table === 'contact_messages' ? { before: null, after: null } : {};
    this.#changes.push({ ...change, ...kept, id: this.#changes.length + 1 });
  }

  /** The result of `entry_history`: the newest changes of an entry, without its rows. */
  of(table: string, entryId: string) {
    return this.#newestFirst()
      .filter(({ entry_table, entry_id }) => entry_table === table && entry_id === entryId)
      .slice(0, MOST_CHANGES)
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
   * The result of `deleted_entries`: the newest deletion of each entry that is still deleted, for 30
   * days.
   * @param isThere whether an entry exists again
   */
  deleted(table: string, isThere: (entryId: string) => boolean) {
    const seen = new Set<string>();
    return this.#newestFirst()
      .filter(({ action, entry_table, entry_id, made_at }) => {
        if (action !== 'delete' || entry_table !== table || seen.has(entry_id)) return false;
        seen.add(entry_id);
        return !isThere(entry_id) && Date.parse(made_at) > Date.now() - DELETED_LISTED;
      })
      .slice(0, MOST_CHANGES)
      .map(({ id, entry_id, before, made_at, made_by }) => ({
        id,
        entry_id,
        title: before?.title ?? null,
        made_at,
        made_by,
      }));
  }

  /** The row before a change. @throws Refusal for an insert, a message or an unknown change */
  before(id: number): { table: TableName; row: Row } {
    const change = this.version(id);
    if (!change?.before) throw refuse(400, '22023', 'There is nothing to restore.');
    return { table: change.entry_table, row: change.before };
  }

  #newestFirst(): Change[] {
    return this.#changes.toReversed();
  }
}

function changedColumns(before: Row | null, after: Row | null): string[] {
  return Object.keys(after ?? {})
    .filter((column) => column !== 'updated_at')
    .filter((column) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]))
    .sort();
}
