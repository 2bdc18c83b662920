import type { Account } from './accounts';
import { compare } from './filters';
import { History } from './history';
import { refuse } from './refusal';
import { columns, type Row, type TableName, type Tables } from './schema';

/**
 * The three tables in memory, with their history. Of the database's rules it has the unique slug
 * alone: the forms check the others before they send anything.
 */
export class Database {
  readonly history = new History();
  readonly #rows: Record<TableName, readonly Row[]>;
  /** Ids of the posts that have left a slug. */
  readonly #formerSlugs = new Map<string, unknown>();
  #latest = 0;

  constructor({ contact_messages = [], blog_posts = [], portfolio = [] }: Partial<Tables> = {}) {
    this.#rows = {
      contact_messages: [...contact_messages] as unknown as Row[],
      blog_posts: blog_posts.map(changedWhenCreated),
      portfolio: portfolio.map(changedWhenCreated),
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
      const initial: Row = {
        tags: [],
        ...values,
        id: crypto.randomUUID(),
        created_at: moment,
        updated_at: moment,
      };
      const row = Object.fromEntries(
        columns[table].map((column) => [column, initial[column] ?? null]),
      );
      if (table === 'contact_messages' && this.#isRepeated(values)) return row;
      this.#assertFreeSlug(table, row);
      this.#rows[table] = [...this.#rows[table], row];
      this.#record(table, 'insert', by, null, row);
      return row;
    });
  }

  /** @returns the updated rows */
  update(table: TableName, chosen: readonly Row[], values: Row, by?: Account): Row[] {
    return chosen.map(({ id }) => {
      const before = this.#rows[table].find((row) => row.id === id) ?? {};
      const after: Row = { ...before, ...values, updated_at: this.#now() };
      this.#assertFreeSlug(table, after);
      this.#rows[table] = this.#rows[table].map((row) => (row.id === id ? after : row));
      if (before.slug !== after.slug) this.#formerSlugs.set(String(before.slug), id);
      this.#record(table, 'update', by, before, after);
      return after;
    });
  }

  delete(table: TableName, chosen: readonly Row[], by?: Account): void {
    const gone = new Set(chosen.map(({ id }) => id));
    const [left, kept] = [true, false].map((isGone) =>
      this.#rows[table].filter(({ id }) => gone.has(id) === isGone),
    );
    this.#rows[table] = kept ?? [];
    for (const row of left ?? []) this.#record(table, 'delete', by, row, null);
  }

  /** Slugs that posts have left, and those that they have now. */
  moved(): { old_slug: string; slug: string }[] {
    const posts = this.#rows.blog_posts;
    return [...this.#formerSlugs].flatMap(([old_slug, id]) => {
      const post = posts.find((row) => row.id === id);
      const isUsed = posts.some(({ slug }) => slug === old_slug);
      return post && !isUsed ? [{ old_slug, slug: String(post.slug) }] : [];
    });
  }

  /** Whether any table has a row with this id. */
  has(id: string): boolean {
    return Object.values(this.#rows).some((rows) => rows.some((row) => row.id === id));
  }

  /** Restores the row before a change, with its id and date. @throws Refusal if there was none */
  restore(version: number, by: Account): void {
    const { table, row } = this.history.before(version);
    if (this.has(String(row.id))) {
      this.update(table, [row], row, by);
    } else {
      const restored = { ...row, updated_at: this.#now() };
      this.#assertFreeSlug(table, restored);
      this.#rows[table] = [...this.#rows[table], restored];
      this.#record(table, 'insert', by, null, restored);
    }
  }

  #assertFreeSlug(table: TableName, { id, slug }: Row): void {
    const isTaken = this.#rows[table].some((other) => other.id !== id && other.slug === slug);
    if (table === 'blog_posts' && isTaken) {
      throw refuse(409, '23505', 'Another post already uses this slug.');
    }
  }

  /** A message that is sent once more is stored once. */
  #isRepeated(values: Row): boolean {
    return this.#rows.contact_messages.some((row) =>
      Object.entries(values).every(([column, value]) => row[column] === value),
    );
  }

  #record(
    entry_table: TableName,
    action: 'insert' | 'update' | 'delete',
    by: Account | undefined,
    before: Row | null,
    after: Row | null,
  ): void {
    if (entry_table === 'contact_messages') return;
    this.history.record({
      made_at: this.#now(),
      made_by: by?.email ?? null,
      action,
      entry_table,
      entry_id: String((after ?? before)?.id),
      before,
      after,
    });
  }

  /** The time with microseconds, as a hosted project writes it; increases also on a stopped clock. */
  #now(): string {
    this.#latest = Math.max(this.#latest + 1, Date.now() * 1000);
    const milliseconds = new Date(Math.floor(this.#latest / 1000)).toISOString().slice(0, -1);
    return `${milliseconds}${String(this.#latest % 1000).padStart(3, '0')}+00:00`;
  }
}

/** A row of a scenario that was not changed since it was created. */
const changedWhenCreated = (row: Row): Row => ({ updated_at: row.created_at, ...row });
