import type { Change } from '@agency/model/history';
import type { Account } from './accounts';
import { compare } from './filters';
import { refuse } from './refusal';
import { columns, pick, type Row, type TableName, type Tables } from './schema';

/** A row of the audit log. */
interface LoggedChange extends Change {
  entry_table: TableName;
  entry_id: string;
  /** The whole row; null before an insert and after a delete. */
  before: Row | null;
  after: Row | null;
}

/**
 * The three tables in memory, with the audit log. Of the database's rules it has the unique slug
 * alone: the forms check the others before they send anything.
 */
export class Database {
  /** The changes of entries, newest first. */
  changes: readonly LoggedChange[] = [];
  readonly #rows: Record<TableName, readonly Row[]>;
  #latest = 0;

  constructor({ contact_messages = [], blog_posts = [], portfolio = [] }: Partial<Tables> = {}) {
    // Not changed since it was created.
    const stored = (row: { created_at: string }): Row => ({ updated_at: row.created_at, ...row });
    this.#rows = {
      contact_messages: contact_messages.map(stored),
      blog_posts: blog_posts.map(stored),
      portfolio: portfolio.map(stored),
    };
  }

  /** Newest first. */
  rows<Name extends TableName>(table: Name): Tables[Name] {
    const newestFirst = (one: Row, other: Row) =>
      compare(other.created_at, one.created_at) || compare(other.id, one.id);
    return this.#rows[table].toSorted(newestFirst) as unknown as Tables[Name];
  }

  /** @returns the inserted rows, and a message that is there already as if it were inserted */
  insert(table: TableName, given: readonly Row[], by?: Account): Row[] {
    return given.map((values) => {
      const moment = this.#now();
      const made = { id: crypto.randomUUID(), created_at: moment, updated_at: moment };
      const row = pick({ tags: [], ...values, ...made }, columns[table]);
      if (table !== 'contact_messages' || !this.#isRepeated(values)) {
        this.#replace(table, made.id, row, by);
      }
      return row;
    });
  }

  /** @returns the updated rows */
  update(table: TableName, chosen: readonly Row[], values: Row, by?: Account): Row[] {
    return chosen.map(({ id }) => {
      const before = this.#rows[table].find((row) => row.id === id);
      const after = { ...before, ...values, updated_at: this.#now() };
      this.#replace(table, id, after, by);
      return after;
    });
  }

  delete(table: TableName, chosen: readonly Row[], by?: Account): void {
    for (const { id } of chosen) this.#replace(table, id, null, by);
  }

  /** Restores the row before a change, with its id and date. @throws Refusal if there was none */
  restore(version: number, by: Account): void {
    const { entry_table, entry_id, before } = this.changes.find(({ id }) => id === version) ?? {};
    if (!entry_table || !before) throw refuse(400, '22023', 'There is nothing to restore.');
    this.#replace(entry_table, entry_id, { ...before, updated_at: this.#now() }, by);
  }

  /** Puts a row, or none, in the place of the one with this id, and records the change of an entry. */
  #replace(table: TableName, id: unknown, after: Row | null, by: Account | undefined): void {
    const before = this.#rows[table].find((row) => row.id === id) ?? null;
    const others = this.#rows[table].filter((row) => row !== before);
    if (table === 'blog_posts' && after && others.some(({ slug }) => slug === after.slug)) {
      throw refuse(409, '23505', 'Another post already uses this slug.');
    }
    this.#rows[table] = after ? [...others, after] : others;
    const changed = before && after ? changedColumns(before, after) : [];
    if (table === 'contact_messages' || (before && after && changed.length === 0)) return;
    const change: LoggedChange = {
      id: this.changes.length + 1,
      made_at: this.#now(),
      made_by: by?.email ?? null,
      action: after ? (before ? 'update' : 'insert') : 'delete',
      changed,
      entry_table: table,
      entry_id: String(id),
      before,
      after,
    };
    this.changes = [change, ...this.changes];
  }

  /** A message that is sent once more is stored once. */
  #isRepeated(values: Row): boolean {
    return this.#rows.contact_messages.some((row) =>
      Object.entries(values).every(([column, value]) => row[column] === value),
    );
  }

  /** The time with microseconds, as a hosted project writes it; increases also on a stopped clock. */
  #now(): string {
    this.#latest = Math.max(this.#latest + 1, Date.now() * 1000);
    const milliseconds = new Date(Math.floor(this.#latest / 1000)).toISOString().slice(0, -1);
    return `${milliseconds}${String(this.#latest % 1000).padStart(3, '0')}+00:00`;
  }
}

const changedColumns = (before: Row, after: Row): string[] =>
  Object.keys(after)
    .filter((column) => column !== 'updated_at')
    .filter((column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]))
    .sort();
