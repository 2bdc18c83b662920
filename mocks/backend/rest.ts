import type { Database } from './database';
import { answerCall } from './databaseFunctions';
import { compare, conditionOf, split } from './filters';
import { NotMocked, refuse } from './refusal';
import { columns, isTable, pick, type Row } from './schema';
import type { Sessions } from './sessions';
import { views } from './views';

/** Most rows in one response: a hosted project cuts longer ones without an error. */
const MAX_ROWS = 1000;
/** Query parameters that are not filters. */
const RESERVED = ['select', 'order', 'limit', 'columns'];

/** Handles `/rest/v1/…` like PostgREST on a hosted project. @throws Refusal, or NotMocked */
export async function answerRest(
  request: Request,
  database: Database,
  sessions: Sessions,
): Promise<Response> {
  const { method } = request;
  const { pathname, searchParams: params } = new URL(request.url);
  const table = pathname.replace(/^.*\/rest\/v1\//, '');
  const caller = callerOf(request, sessions);
  const admin = caller?.account.admin === true && sessions.hasRequiredLevel(caller);
  /** Only an admin with a session that has not ended writes. */
  const writer = admin && !caller.ended ? caller.account : undefined;
  if (table.startsWith('rpc/')) {
    return answerCall(request, table.slice(4), { admin, writer, database });
  }
  const view = views[table]?.(database);
  if (view && method === 'GET')
    return answerRead(request, params, view, Object.keys(view[0] ?? {}));
  if (!isTable(table)) throw new NotMocked(`${method} ${table}`);
  const visible = admin || table !== 'contact_messages' ? database.rows(table) : [];
  const rows = visible.map((row): Row => ({ ...row }));
  if (method === 'GET') return answerRead(request, params, rows, columns[table]);

  const answerWrite = (written: readonly Row[], status: number, range = '*/*') => {
    if (!prefers(request, 'return=representation')) return answer(null, status, range);
    const shown = selected(params, written, columns[table]);
    return answer(shown, status === 204 ? 200 : status, range, 'return=representation');
  };
  if (method === 'POST') {
    if (!writer && table !== 'contact_messages') {
      const message = `new row violates row-level security policy for table "${table}"`;
      throw refuse(request.headers.has('authorization') ? 403 : 401, '42501', message);
    }
    return answerWrite(database.insert(table, [await request.json()].flat(), writer), 201);
  }
  // Row-level security filters silently: no error, and no row.
  const chosen = writer ? matching(params, rows) : [];
  if (method === 'DELETE') {
    database.delete(table, chosen, writer);
    return answerWrite(chosen, 204);
  }
  if (method !== 'PATCH') throw new NotMocked(`${method} ${table}`);
  const updated = database.update(table, chosen, await request.json(), writer);
  return answerWrite(updated, 204, updated.length > 0 ? `0-${updated.length - 1}/*` : '*/*');
}

function answerRead(
  request: Request,
  params: URLSearchParams,
  rows: readonly Row[],
  all: readonly string[],
): Response {
  const found = ordered(params, matching(params, rows));
  const part = found.slice(0, Math.min(Number(params.get('limit') ?? MAX_ROWS), MAX_ROWS));
  const counted = prefers(request, 'count=exact');
  const status = counted && part.length < found.length ? 206 : 200;
  const range = `${part.length === 0 ? '*' : `0-${part.length - 1}`}/${counted ? found.length : '*'}`;
  return answer(selected(params, part, all), status, range, counted ? 'count=exact' : undefined);
}

function matching(params: URLSearchParams, rows: readonly Row[]): Row[] {
  const conditions = [...params]
    .filter(([key]) => !RESERVED.includes(key))
    .map(([key, filter]) =>
      conditionOf(/^(?:and|or)$/.test(key) ? key + filter : `${key}.${filter}`),
    );
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

/** The columns of the rows that the request selects. */
function selected(params: URLSearchParams, rows: readonly Row[], all: readonly string[]): Row[] {
  const selection = split(params.get('select') ?? '*');
  const names = selection.includes('*') ? all : selection;
  const unknown = names.find((name) => all.length > 0 && !all.includes(name));
  if (unknown !== undefined) throw new NotMocked(`the selection "${unknown}"`);
  return rows.map((row) => pick(row, names));
}

const prefers = (request: Request, preference: string): boolean =>
  request.headers.get('prefer')?.includes(preference) ?? false;

/** @param applied the preference that the answer follows */
const answer = (rows: readonly Row[] | null, status: number, range: string, applied?: string) =>
  new Response(rows && JSON.stringify(rows), {
    status,
    headers: {
      'content-range': range,
      'content-type': 'application/json; charset=utf-8',
      ...(applied && { 'preference-applied': applied }),
    },
  });

/** The session of the access token; undefined for visitors. */
function callerOf(request: Request, sessions: Sessions) {
  const token = request.headers.get('authorization')?.replace(/^Bearer ?/i, '') ?? '';
  if (token === '' || token === request.headers.get('apikey')) return undefined;
  const session = sessions.byAccessToken.get(token);
  if (!session) throw refuse(401, 'PGRST301', 'No suitable key or wrong key type');
  if (session.expiresAt <= sessions.now()) throw refuse(401, 'PGRST303', 'JWT expired');
  return session;
}
