import type { Account } from './accounts';
import { compare } from './filters';
import { History } from './history';
import { refuse } from './refusal';
import {
  columnsOf,
  objectionTo,
  type Row,
  schema,
  type TableName,
  type Tables,
  tidy,
} from './schema';

/** Milliseconds within which messages are counted, and equal ones stored once. */
const SPAN = 10 * 60_000;
/** Different messages in that time by e-mail address, and all of a story's one network address. */
const MOST_OF_EMAIL = 10;
const MOST_OF_ADDRESS = 30;
const MOST_AT_ONCE = 5;

/** A message that was accepted, whether it was stored or stored already. */
interface Sent {
  email: string;
  content: string;
  /** Milliseconds since 1970. */
  at: number;
  id: unknown;
}

/** The three tables in memory: gone with the story that made them. */
export class Database {
  readonly history = new History();
  readonly #rows: Record<TableName, Row[]>;
  #sent: readonly Sent[] = [];
  #latest = 0;

  constructor({ contact_messages = [], blog_posts = [], portfolio = [] }: Partial<Tables> = {}) {
    this.#rows = {
      contact_messages: [...contact_messages],
      blog_posts: [...blog_posts],
      portfolio: [...portfolio],
    };
  }

  /** Newest first. */
  rows<Name extends TableName>(table: Name): Tables[Name] {
    const newestFirst = (one: Row, other: Row) =>
      compare('created_at', other.created_at, one.created_at) || compare('id', other.id, one.id);
    return [...this.#rows[table]].sort(newestFirst) as unknown as Tables[Name];
  }

  /**
   * Stores all of them or, where one breaks a rule, none.
   * @returns the rows as they were written; a message that is stored already is among them
   */
  insert(table: TableName, given: readonly Row[], by?: Account): Row[] {
    if (table === 'contact_messages' && given.length > MOST_AT_ONCE) {
      throw refuse(400, '22023', `Send at most ${MOST_AT_ONCE} messages at once`);
    }
    const [before, sent] = [this.#rows[table], this.#sent];
    const added: Row[] = [];
    try {
      for (const values of given) {
        const row = this.#checked(table, { ...schema[table].defaults, ...values });
        const stored = { id: crypto.randomUUID(), ...row, created_at: this.#now() };
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

  /** @returns the rows as they are now */
  update(table: TableName, chosen: readonly Row[], values: Row, by?: Account): Row[] {
    const changed = new Map(
      chosen.map((row) => [row.id, { ...row, ...this.#checked(table, { ...row, ...values }) }]),
    );
    this.#rows[table] = this.#rows[table].map((row) => changed.get(row.id) ?? row);
    for (const row of chosen) {
      this.#record(table, 'update', by, row, changed.get(row.id) ?? null);
    }
    return [...changed.values()];
  }

  delete(table: TableName, chosen: readonly Row[], by?: Account): void {
    const gone = new Set(chosen.map(({ id }) => id));
    this.#rows[table] = this.#rows[table].filter(({ id }) => !gone.has(id));
    for (const row of chosen) this.#record(table, 'delete', by, row, null);
  }

  /** Whether an entry of any table has this id. */
  has(id: string): boolean {
    return Object.values(this.#rows).some((rows) => rows.some((row) => row.id === id));
  }

  /** Gives an entry the state that it had before a change, with its id and date. */
  restore(version: number, by: Account): void {
    const { table, row } = this.history.before(version);
    const [present] = this.#rows[table].filter(({ id }) => id === row.id);
    if (present) {
      this.update(table, [present], row, by);
    } else {
      this.#rows[table] = [...this.#rows[table], { ...row, ...this.#checked(table, row) }];
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

  /** Counts a message. @returns whether it is stored already @throws when too many were sent */
  #isStored({ id, created_at: _, ...columns }: Row): boolean {
    const [at, email] = [Date.now(), String(columns.email).toLowerCase()];
    const content = JSON.stringify(columns);
    const recent = this.#sent.filter((sent) => sent.at > at - SPAN);
    const others = new Set(
      recent
        .filter((sent) => sent.email === email && sent.content !== content)
        .map((it) => it.content),
    );
    if (recent.length >= MOST_OF_ADDRESS || others.size >= MOST_OF_EMAIL) {
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

  /** As a hosted project writes it, and never the same twice, though a story's clock may stand still. */
  #now(): string {
    this.#latest = Math.max(this.#latest + 1, Date.now() * 1000);
    const moment = new Date(Math.floor(this.#latest / 1000)).toISOString().slice(0, -1);
    return `${moment}${String(this.#latest % 1000).padStart(3, '0')}+00:00`;
  }
}
