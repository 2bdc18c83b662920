import type { Account, Sessions } from './accounts';
import { answerCall } from './calls';
import type { Database } from './database';
import { compare, parseFilter, split } from './filters';
import { NotMocked, refuse } from './refusal';
import {
  type Role,
  type Row,
  schema,
  type TableName,
  columnsOf as tableColumnsOf,
  type Verb,
} from './schema';
import { views } from './views';

/** Most rows in one response: a hosted project cuts longer ones without an error. */
const MAX_ROWS = 1000;
/** Query parameters that are not filters. */
const RESERVED = ['select', 'order', 'limit', 'columns'];
const VERBS: Record<string, Verb> = {
  GET: 'select',
  POST: 'insert',
  PATCH: 'update',
  DELETE: 'delete',
};

interface Read {
  /** A table or a view. */
  relation: string;
  verb: Verb;
  role: Role;
  admin: boolean;
  params: URLSearchParams;
  /** `return=…` and `count=…`. */
  prefer: ReadonlyMap<string, string>;
  request: Request;
}

interface Query extends Read {
  table: TableName;
  /** The account, if it is an admin with a session that has not ended. */
  writer: Account | undefined;
}

/** Handles `/rest/v1/…` like PostgREST on a hosted project. @throws Refusal, or NotMocked */
export async function answerRest(
  request: Request,
  database: Database,
  sessions: Sessions,
): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(url.pathname.indexOf('/rest/v1/') + 9);
  const caller = callerOf(request, sessions);
  const role: Role = caller ? 'authenticated' : 'anon';
  const admin = caller?.account.admin === true && sessions.isComplete(caller);
  const writer = admin && !caller?.ended ? caller?.account : undefined;
  if (path.startsWith('rpc/')) {
    return answerCall(request, path.slice(4), { role, admin, writer, database });
  }
  const view = Object.hasOwn(views, path) ? views[path] : undefined;
  if (!view && !Object.hasOwn(schema, path)) {
    throw refuse(404, 'PGRST205', `Could not find the table 'public.${path}' in the schema cache`);
  }
  const verb = VERBS[request.method];
  if (!verb) throw new NotMocked(`${request.method} ${path}`, 'rest.ts');
  const read: Read = {
    relation: path,
    verb,
    role,
    admin,
    params: url.searchParams,
    prefer: preferencesOf(request),
    request,
  };
  if (view) {
    if (verb !== 'select') throw forbidden(read, 'table');
    return answerRead(read, matching(read, view.rows(database)));
  }
  const query: Query = { ...read, table: path as TableName, writer };
  if (!schema[query.table].grants[role].includes(verb)) throw forbidden(query, 'table');
  return verb === 'select'
    ? answerRead(query, chosen(query, database))
    : answerWrite(query, database);
}

function answerRead(query: Read, found: Row[]): Response {
  const { params, prefer } = query;
  const rows = ordered(query, found);
  const part = rows.slice(0, Math.min(Number(params.get('limit') ?? MAX_ROWS), MAX_ROWS));
  const counted = prefer.has('count');
  const range = part.length === 0 ? '*' : `0-${part.length - 1}`;
  return answer(query, part, {
    status: counted && part.length < rows.length ? 206 : 200,
    range: `${range}/${counted ? rows.length : '*'}`,
  });
}

async function answerWrite(query: Query, database: Database): Promise<Response> {
  const { table, verb, writer, prefer } = query;
  const silent = prefer.get('return') !== 'representation';
  if (!silent && !schema[table].grants[query.role].includes('select')) {
    throw forbidden(query, 'table');
  }
  if (verb === 'insert') {
    const rows = await writtenRows(query);
    if (!writer && !schema[table].open.includes('insert')) throw forbidden(query, 'row');
    const stored = database.insert(table, rows, writer);
    return answer(query, stored, { status: 201, range: '*/*', silent });
  }
  const filtered = [...query.params.keys()].some((key) => !RESERVED.includes(key));
  if (!filtered) throw refuse(400, '21000', `${verb.toUpperCase()} requires a WHERE clause`);
  // Row-level security filters silently: no error, and no row.
  let rows = writer ? chosen(query, database) : [];
  if (verb === 'delete') database.delete(table, rows, writer);
  else rows = database.update(table, rows, (await writtenRows(query))[0] ?? {}, writer);
  const range = verb === 'update' && rows.length > 0 ? `0-${rows.length - 1}/*` : '*/*';
  return answer(query, rows, { status: silent ? 204 : 200, range, silent });
}

/** The rows that the caller may see and that match the filters. */
function chosen(query: Query, database: Database): Row[] {
  const { table, verb, admin } = query;
  if (!admin && !schema[table].open.includes(verb)) return [];
  return matching(query, database.rows(table) as readonly Row[]);
}

function matching({ relation, params }: Read, rows: readonly Row[]): Row[] {
  const conditions = [...params]
    .filter(([key]) => !RESERVED.includes(key))
    .map(([key, filter]) => {
      if (!/^(and|or)$/.test(key)) assertColumn(relation, key);
      return parseFilter(key, filter);
    });
  return rows.filter((row) => conditions.every((holds) => holds(row)));
}

function ordered({ relation, params }: Read, rows: Row[]): Row[] {
  const keys = split(params.get('order') ?? '').map((key) => {
    const [column = '', direction] = key.split('.');
    assertColumn(relation, column);
    return { column, sign: direction === 'desc' ? -1 : 1 };
  });
  return rows.sort((one, other) => {
    for (const { column, sign } of keys) {
      const order = sign * compare(column, one[column], other[column]);
      if (order !== 0) return order;
    }
    return 0;
  });
}

async function writtenRows(query: Query): Promise<Row[]> {
  const { table, params } = query;
  const body = await bodyOf(query.request);
  const rows = (Array.isArray(body) ? body : [body]) as Row[];
  const named = split(params.get('columns') ?? '').map((name) => name.replaceAll('"', ''));
  const columns = new Set(named.length > 0 ? named : rows.flatMap((row) => Object.keys(row)));
  for (const column of columns) {
    if (!tableColumnsOf(table).includes(column)) {
      const message = `Could not find the '${column}' column of '${table}' in the schema cache`;
      throw refuse(400, 'PGRST204', message);
    }
    if (!(column in schema[table].rules)) throw forbidden(query, 'table');
  }
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => columns.has(column))),
  );
}

async function bodyOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw refuse(400, 'PGRST102', 'Empty or invalid json');
  }
}

/** @param refuser a missing grant on the table, or row-level security */
function forbidden({ relation, role }: Read, refuser: 'table' | 'row') {
  return refuse(
    role === 'anon' ? 401 : 403,
    '42501',
    refuser === 'table'
      ? `permission denied for ${relation in views ? 'view' : 'table'} ${relation}`
      : `new row violates row-level security policy for table "${relation}"`,
  );
}

function answer(
  query: Read,
  rows: readonly Row[],
  { status, range, silent = false }: { status: number; range: string; silent?: boolean },
): Response {
  const headers = new Headers({
    'content-range': range,
    'content-type': 'application/json; charset=utf-8',
  });
  const applied = [...query.prefer].map((preference) => preference.join('='));
  if (applied.length > 0) headers.set('preference-applied', applied.join(', '));
  const selected = selectionOf(query);
  const shown = rows.map((row) =>
    Object.fromEntries(selected.map((column) => [column, row[column] ?? null])),
  );
  return new Response(silent ? null : JSON.stringify(shown), { status, headers });
}

function selectionOf({ relation, params }: Read): string[] {
  const selection = split(params.get('select') ?? '*');
  if (selection.includes('*')) return [...columnsOf(relation)];
  for (const column of selection) {
    if (/\W/.test(column)) throw new NotMocked(`the selection "${column}"`, 'rest.ts');
    assertColumn(relation, column);
  }
  return selection;
}

const columnsOf = (relation: string): readonly string[] =>
  views[relation]?.columns ?? tableColumnsOf(relation as TableName);

function assertColumn(relation: string, column: string): void {
  if (columnsOf(relation).includes(column)) return;
  throw refuse(400, '42703', `column ${relation}.${column} does not exist`);
}

function preferencesOf(request: Request): Map<string, string> {
  const preferences = (request.headers.get('prefer') ?? '').split(',').map((it) => it.trim());
  return new Map(
    preferences
      .filter((preference) => /^(return|count)=/.test(preference))
      .map((preference) => preference.split('=') as [string, string]),
  );
}

/** The account of the access token, and whether its session has ended; undefined for visitors. */
function callerOf(request: Request, sessions: Sessions) {
  const token = request.headers.get('authorization')?.replace(/^Bearer ?/i, '') ?? '';
  if (token === '' || token === request.headers.get('apikey')) return undefined;
  const owner = sessions.ownerOf(token);
  if (!owner) throw refuse(401, 'PGRST301', 'No suitable key or wrong key type');
  if (owner.expiresAt * 1000 <= Date.now()) throw refuse(401, 'PGRST303', 'JWT expired');
  return owner;
}
