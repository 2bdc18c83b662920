import {
  backendError,
  type Cursor,
  FIRST_RANGE,
  type RangeRequest,
  type TableName,
} from './fetchRange';

/** What a page's first script asks for: the same as the first range of the backend's client. */
export function earlyAddress(backend: string, table: TableName): string {
  return `${backend}/rest/v1/${table}?select=*&order=created_at.desc,id.desc&limit=${FIRST_RANGE}`;
}

/**
 * The newest rows, if the page itself has asked for them; once. An ordinary list is read without
 * the backend's client ever being downloaded.
 * @throws like `fetchRange`
 */
export async function takeEarlyRange<Row extends Cursor>({
  table,
  parse,
}: Pick<RangeRequest<Row>, 'table' | 'parse'>): Promise<
  { rows: Row[]; next: Cursor | undefined } | undefined
> {
  const { start } = window;
  if (!start?.read?.address.includes(`/rest/v1/${table}?`)) return undefined;
  const { answer } = start.read;
  start.read = undefined;
  const response = await answer;
  if (!response.ok) throw backendError(await messageOf(response), response.status);
  const data: unknown = await response.json();
  const rows = parse(data);
  const full = Array.isArray(data) && data.length >= FIRST_RANGE;
  return { rows, next: full ? rows.at(-1) : undefined };
}

async function messageOf(response: Response): Promise<{ message: string }> {
  const text = await response.text();
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    if (typeof message === 'string') return { message };
  } catch {
    // A web page, say.
  }
  return { message: text || response.statusText };
}
