import { compare, microsecondsOf } from './filters';
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

/** Milliseconds within which the same words of the same sender count once. */
const FOLDED = 10 * 60_000;
/** Messages in that time, by e-mail address and in all, for a story has one network address. */
const MOST_OF_SENDER = 10;
const MOST_OF_ADDRESS = 30;
const MOST_AT_ONCE = 5;

/** The three tables in memory: gone with the story that made them. */
export class Database {
  readonly #rows: Record<TableName, Row[]>;
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

  /** Stores all of them or, where one breaks a rule, none. @returns what is stored */
  insert(table: TableName, given: readonly Row[]): Row[] {
    if (table === 'contact_messages' && given.length > MOST_AT_ONCE) {
      throw refuse(400, '22023', `Send at most ${MOST_AT_ONCE} messages at once`);
    }
    const before = this.#rows[table];
    const added: Row[] = [];
    try {
      for (const values of given) {
        const row = this.#checked(table, { ...schema[table].defaults, ...values });
        if (table === 'contact_messages' && this.#isHeldBack(row)) continue;
        const stored = { id: crypto.randomUUID(), ...row, created_at: this.#now() };
        this.#rows[table] = [...this.#rows[table], stored];
        added.push(stored);
      }
    } catch (error) {
      this.#rows[table] = before;
      throw error;
    }
    return added;
  }

  /** @returns the rows as they are now */
  update(table: TableName, chosen: readonly Row[], values: Row): Row[] {
    const changed = new Map(
      chosen.map((row) => [row.id, { ...row, ...this.#checked(table, { ...row, ...values }) }]),
    );
    this.#rows[table] = this.#rows[table].map((row) => changed.get(row.id) ?? row);
    return [...changed.values()];
  }

  delete(table: TableName, chosen: readonly Row[]): void {
    const gone = new Set(chosen.map(({ id }) => id));
    this.#rows[table] = this.#rows[table].filter(({ id }) => !gone.has(id));
  }

  #checked(table: TableName, values: Row): Row {
    const { required, unique } = schema[table];
    const row = Object.fromEntries(
      columnsOf(table)
        .filter((column) => column in values)
        .map((column) => [column, tidy(column, values[column])]),
    );
    const objection = objectionTo(table, row);
    if (objection !== undefined) throw refuse(400, '22023', objection);
    const missing = required.find((column) => (row[column] ?? null) === null);
    if (missing !== undefined) {
      throw refuse(
        400,
        '23502',
        `null value in column "${missing}" of relation "${table}" violates not-null constraint`,
      );
    }
    const taken = (other: Row) => unique && other.id !== row.id && other[unique] === row[unique];
    if (this.#rows[table].some(taken)) {
      const constraint = `${table}_${unique}_key`;
      const message = `duplicate key value violates unique constraint "${constraint}"`;
      throw refuse(
        409,
        '23505',
        message,
        `Key (${unique})=(${row[String(unique)]}) already exists.`,
      );
    }
    return row;
  }

  /** Whether a message is stored already. @throws when somebody sends too many */
  #isHeldBack(row: Row): boolean {
    const since = (Date.now() - FOLDED) * 1000;
    const recent = this.#rows.contact_messages.filter(
      ({ created_at }) => (microsecondsOf(String(created_at)) ?? 0) > since,
    );
    const sender = String(row.email).toLowerCase();
    const own = recent.filter(({ email }) => String(email).toLowerCase() === sender);
    if (own.some(({ message }) => message === row.message)) return true;
    if (own.length >= MOST_OF_SENDER || recent.length >= MOST_OF_ADDRESS) {
      throw refuse(
        429,
        'PT429',
        'Too many messages. Please wait ten minutes before you send another one.',
      );
    }
    return false;
  }

  /** As a hosted project writes it, and never the same twice, though a story's clock may stand still. */
  #now(): string {
    this.#latest = Math.max(this.#latest + 1, Date.now() * 1000);
    const moment = new Date(Math.floor(this.#latest / 1000)).toISOString().slice(0, -1);
    return `${moment}${String(this.#latest % 1000).padStart(3, '0')}+00:00`;
  }
}
