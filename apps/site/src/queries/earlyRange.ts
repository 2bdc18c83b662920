import {
  backendError,
  type Cursor,
  FIRST_RANGE,
  type RangeRequest,
  type TableName,
} from './fetchRange';

/** The head script's request for a list's first range: the same as that of the backend's client. */
export function earlyAddress(backend: string, table: TableName): string {
  return `${backend}/rest/v1/${table}?select=*&order=created_at.desc,id.desc&limit=${FIRST_RANGE}`;
}

/**
 * The newest rows, if the head script has asked for them; once. An ordinary list is read without
 * the backend's client being downloaded.
 * @throws like `fetchRange`
 */
export async function takeEarlyRange<Row extends Cursor>({
  table,
  parse,
}: Pick<RangeRequest<Row>, 'table' | 'parse'>): Promise<
  { rows: Row[]; next: Cursor | undefined } | undefined
> {
  const { startup } = window;
  if (!startup?.earlyRead?.address.includes(`/rest/v1/${table}?`)) return undefined;
  const { answer } = startup.earlyRead;
  startup.earlyRead = undefined;
  const data = await rowsOf(await answer);
  const rows = await parse(data);
  const full = Array.isArray(data) && data.length >= FIRST_RANGE;
  return { rows, next: full ? rows.at(-1) : undefined };
}

/**
 * The body of an answer of the data API.
 * @throws an Error with the backend's message, and the HTTP status as `status`
 */
export async function rowsOf(response: Response): Promise<unknown> {
  if (!response.ok) throw backendError(await messageOf(response), response.status);
  return response.json();
}

async function messageOf(response: Response): Promise<{ message: string }> {
  const text = await response.text();
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    if (typeof message === 'string') return { message };
  } catch {
    // Not JSON: a gateway's HTML page, for example.
  }
  return { message: text || response.statusText };
}
