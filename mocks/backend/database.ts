import type { Account } from './accounts';
import { compare } from './filters';
import { History } from './history';
import { refuse } from './refusal';
import {
  columnsOf,
  defaultsOf,
  isEntries,
  objectionTo,
  type Row,
  schema,
  type TableName,
  type Tables,
  tidy,
} from './schema';

/** Milliseconds: window of the rate limits, within which equal messages are stored once. */
const WINDOW = 10 * 60_000;
/** Most messages in the window: distinct ones of an e-mail address, all of a network address. */
const MAX_PER_EMAIL = 10;
const MAX_PER_ADDRESS = 30;
const MAX_PER_REQUEST = 5;

/** An accepted message, whether it was stored or is a duplicate. */
interface Sent {
  email: string;
  content: string;
  /** Milliseconds since 1970. */
  at: number;
  id: unknown;
}

/** The three tables in memory, with their rules, rate limits and history. */
export class Database {
  readonly history = new History();
  readonly #rows: Record<TableName, Row[]>;
  /** Ids of the posts that have left a slug. */
  readonly #formerSlugs = new Map<string, unknown>();
  #sent: readonly Sent[] = [];
  #latest = 0;

  constructor({ contact_messages = [], blog_posts = [], portfolio = [] }: Partial<Tables> = {}) {
    this.#rows = {
      contact_messages: [...contact_messages],
      blog_posts: blog_posts.map(changedWhenCreated),
      portfolio: portfolio.map(changedWhenCreated),
    };
  }

  /** Newest first. */
  rows<Name extends TableName>(table: Name): Tables[Name] {
    const newestFirst = (one: Row, other: Row) =>
      compare('created_at', other.created_at, one.created_at) || compare('id', other.id, one.id);
    return [...this.#rows[table]].sort(newestFirst) as unknown as Tables[Name];
  }

  /**
   * Inserts all rows, or none if one breaks a rule.
   * @returns the inserted rows, and duplicate messages as if they were inserted
   */
  insert(table: TableName, given: readonly Row[], by?: Account): Row[] {
    if (table === 'contact_messages' && given.length > MAX_PER_REQUEST) {
      throw refuse(400, '22023', `Send at most ${MAX_PER_REQUEST} messages at once`);
    }
    const [before, sent] = [this.#rows[table], this.#sent];
    const added: Row[] = [];
    try {
      for (const values of given) {
        const row = this.#checked(table, { ...defaultsOf(table), ...values });
        const created_at = this.#now();
        const stored = {
          id: crypto.randomUUID(),
          ...row,
          created_at,
          ...(isEntries(table) && { updated_at: created_at }),
        };
        added.push(stored);
        if (table === 'contact_messages' && this.#isStored(stored)) continue;
        this.#rows[table] = [...this.#rows[table], stored];
      }
    } catch (error) {
      [this.#rows[table], this.#sent] = [before, sent];
      throw error;
    }
    if (table !== 'contact_messages') {
      for (const row of added) this.#record(table, 'insert', by, null, row);
    }
    return added;
  }

  /** @returns the updated rows */
  update(table: TableName, chosen: readonly Row[], values: Row, by?: Account): Row[] {
    const changed = new Map(
      chosen.map((row) => [
        row.id,
        { ...row, ...this.#checked(table, { ...row, ...values }), updated_at: this.#now() },
      ]),
    );
    this.#rows[table] = this.#rows[table].map((row) => changed.get(row.id) ?? row);
    for (const row of chosen) {
      const after: Row | null = changed.get(row.id) ?? null;
      if (table === 'blog_posts' && row.slug !== after?.slug) {
        this.#formerSlugs.set(String(row.slug), row.id);
      }
      this.#record(table, 'update', by, row, after);
    }
    return [...changed.values()];
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

  delete(table: TableName, chosen: readonly Row[], by?: Account): void {
    const gone = new Set(chosen.map(({ id }) => id));
    this.#rows[table] = this.#rows[table].filter(({ id }) => !gone.has(id));
    for (const row of chosen) this.#record(table, 'delete', by, row, null);
  }

  /** Whether any table has a row with this id. */
  has(id: string): boolean {
    return Object.values(this.#rows).some((rows) => rows.some((row) => row.id === id));
  }

  /** Restores the row before a change, with its id and date. @throws Refusal if there was none */
  restore(version: number, by: Account): void {
    const { table, row } = this.history.before(version);
    const [present] = this.#rows[table].filter(({ id }) => id === row.id);
    if (present) {
      this.update(table, [present], row, by);
    } else {
      const restored = { ...row, ...this.#checked(table, row), updated_at: this.#now() };
      this.#rows[table] = [...this.#rows[table], restored];
      this.#record(table, 'insert', by, null, row);
    }
  }

  #checked(table: TableName, values: Row): Row {
    const { required, unique } = schema[table];
    const row = Object.fromEntries(
      columnsOf(table)
        .filter((column) => column in values)
        .map((column) => [column, tidy(table, column, values[column])]),
    );
    const objection = objectionTo(table, row);
    if (objection !== undefined) throw refuse(400, '22023', objection);
    const taken = (other: Row) => unique && other.id !== row.id && other[unique] === row[unique];
    if (this.#rows[table].some(taken)) {
      throw refuse(409, '23505', 'Another post already uses this slug.');
    }
    const missing = required.find((column) => (row[column] ?? null) === null);
    if (missing !== undefined) {
      throw refuse(
        400,
        '23502',
        `null value in column "${missing}" of relation "${table}" violates not-null constraint`,
      );
    }
    return row;
  }

  /** Counts a message. @returns whether it is a duplicate @throws Refusal beyond a rate limit */
  #isStored({ id, created_at: _, ...columns }: Row): boolean {
    const [at, email] = [Date.now(), String(columns.email).toLowerCase()];
    const content = JSON.stringify(columns);
    const recent = this.#sent.filter((sent) => sent.at > at - WINDOW);
    const others = new Set(
      recent
        .filter((sent) => sent.email === email && sent.content !== content)
        .map((it) => it.content),
    );
    if (recent.length >= MAX_PER_ADDRESS || others.size >= MAX_PER_EMAIL) {
      throw refuse(
        429,
        'PT429',
        'Too many messages. Please wait ten minutes before you send another one.',
      );
    }
    const stored = recent.find((sent) => sent.content === content && this.has(String(sent.id)));
    this.#sent = [...recent, { email, content, at, id: stored?.id ?? id }];
    return stored !== undefined;
  }

  #record(
    entry_table: TableName,
    action: 'insert' | 'update' | 'delete',
    by: Account | undefined,
    before: Row | null,
    after: Row | null,
  ): void {
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
