import type { Account } from './accounts';
import { answerCall } from './calls';
import type { Database } from './database';
import { compare, parseFilter, split } from './filters';
import { NotMocked, refuse } from './refusal';
import { columns, isTable, type Row, type TableName } from './schema';
import type { Sessions } from './sessions';
import { views } from './views';

/** Most rows in one response: a hosted project cuts longer ones without an error. */
const MAX_ROWS = 1000;
/** Query parameters that are not filters. */
const RESERVED = ['select', 'order', 'limit', 'columns'];

interface Query {
  request: Request;
  params: URLSearchParams;
  table: TableName;
  /** What the caller may see. */
  visible: readonly Row[];
  /** The account, if it is an admin with a session that has not ended. */
  writer: Account | undefined;
  database: Database;
}

/** Handles `/rest/v1/…` like PostgREST on a hosted project. @throws Refusal, or NotMocked */
export async function answerRest(
  request: Request,
  database: Database,
  sessions: Sessions,
): Promise<Response> {
  const { pathname, searchParams: params } = new URL(request.url);
  const path = pathname.slice(pathname.indexOf('/rest/v1/') + 9);
  const caller = callerOf(request, sessions);
  const admin = caller?.account.admin === true && sessions.hasRequiredLevel(caller);
  const writer = admin && !caller?.ended ? caller?.account : undefined;
  if (path.startsWith('rpc/')) {
    return answerCall(request, path.slice(4), { admin, writer, database });
  }
  if (views[path] && request.method === 'GET') {
    const rows = views[path](database);
    return answerRead(request, params, rows, Object.keys(rows[0] ?? {}));
  }
  if (!isTable(path)) throw new NotMocked(`${request.method} ${path}`, 'rest.ts');
  const visible = admin || path !== 'contact_messages' ? database.rows(path) : [];
  const rows = visible.map((row): Row => ({ ...row }));
  return request.method === 'GET'
    ? answerRead(request, params, rows, columns[path])
    : answerWrite({ request, params, table: path, visible: rows, writer, database });
}

function answerRead(
  request: Request,
  params: URLSearchParams,
  rows: readonly Row[],
  all: readonly string[],
): Response {
  const found = ordered(params, matching(params, rows));
  const part = found.slice(0, Math.min(Number(params.get('limit') ?? MAX_ROWS), MAX_ROWS));
  const counted = request.headers.get('prefer')?.includes('count=exact');
  const range = part.length === 0 ? '*' : `0-${part.length - 1}`;
  return answer(part, selectionOf(params, all), {
    status: counted && part.length < found.length ? 206 : 200,
    range: `${range}/${counted ? found.length : '*'}`,
    ...(counted && { applied: 'count=exact' }),
  });
}

async function answerWrite(query: Query): Promise<Response> {
  const { request, params, table, writer, database } = query;
  const { method } = request;
  const selection = request.headers.get('prefer')?.includes('return=representation')
    ? selectionOf(params, columns[table])
    : undefined;
  const applied = selection && 'return=representation';
  if (method === 'POST') {
    if (!writer && table !== 'contact_messages') {
      const message = `new row violates row-level security policy for table "${table}"`;
      throw refuse(request.headers.has('authorization') ? 403 : 401, '42501', message);
    }
    const stored = database.insert(table, await bodyOf(request), writer);
    return answer(stored, selection, { status: 201, range: '*/*', applied });
  }
  // Row-level security filters silently: no error, and no row.
  let rows = writer ? matching(params, query.visible) : [];
  if (method === 'DELETE') database.delete(table, rows, writer);
  else if (method !== 'PATCH') throw new NotMocked(`${method} ${table}`, 'rest.ts');
  else rows = database.update(table, rows, (await bodyOf(request))[0] ?? {}, writer);
  const range = method === 'PATCH' && rows.length > 0 ? `0-${rows.length - 1}/*` : '*/*';
  return answer(rows, selection, { status: selection ? 200 : 204, range, applied });
}

function matching(params: URLSearchParams, rows: readonly Row[]): Row[] {
  const conditions = [...params]
    .filter(([key]) => !RESERVED.includes(key))
    .map(([key, filter]) => parseFilter(key, filter));
  return rows.filter((row) => conditions.every((holds) => holds(row)));
}

function ordered(params: URLSearchParams, rows: readonly Row[]): Row[] {
  const keys = split(params.get('order') ?? '').map((key) => key.split('.'));
  return rows.toSorted((one, other) => {
    for (const [column = '', direction] of keys) {
      const order = compare(one[column], other[column]);
      if (order !== 0) return direction === 'desc' ? -order : order;
    }
    return 0;
  });
}

async function bodyOf(request: Request): Promise<Row[]> {
  const body: Row | Row[] = await request.json();
  return Array.isArray(body) ? body : [body as Row];
}

/** @param selection columns; without any, the answer has no body */
function answer(
  rows: readonly Row[],
  selection: readonly string[] | undefined,
  { status, range, applied }: { status: number; range: string; applied?: string | undefined },
): Response {
  const headers = new Headers({
    'content-range': range,
    'content-type': 'application/json; charset=utf-8',
    ...(applied && { 'preference-applied': applied }),
  });
  const shown = selection && rows.map((row) => pick(row, selection));
  return new Response(shown ? JSON.stringify(shown) : null, { status, headers });
}

const pick = (row: Row, selection: readonly string[]) =>
  Object.fromEntries(selection.map((column) => [column, row[column] ?? null]));

function selectionOf(params: URLSearchParams, all: readonly string[]): readonly string[] {
  const selection = split(params.get('select') ?? '*');
  if (selection.includes('*')) return all;
  const unknown = selection.find((column) => all.length > 0 && !all.includes(column));
  if (unknown !== undefined) throw new NotMocked(`the selection "${unknown}"`, 'rest.ts');
  return selection;
}

/** The account of the access token, and whether its session has ended; undefined for visitors. */
function callerOf(request: Request, sessions: Sessions) {
  const token = request.headers.get('authorization')?.replace(/^Bearer ?/i, '') ?? '';
  if (token === '' || token === request.headers.get('apikey')) return undefined;
  const session = sessions.sessionOf(token);
  if (!session) throw refuse(401, 'PGRST301', 'No suitable key or wrong key type');
  if (session.expiresAt * 1000 <= Date.now()) throw refuse(401, 'PGRST303', 'JWT expired');
  return session;
}
