import { backendEnv } from '../backendEnv';
import { publicFetch } from '../startup/publicFetch';
import { backendError } from './backendError';

export type Relation =
  | 'blog_posts'
  | 'portfolio'
  | 'listed_posts'
  | 'listed_projects'
  | 'moved_posts'
  | 'list_counts'
  | 'tag_counts'
  | 'rpc/search_blog_posts'
  | 'rpc/search_portfolio';

/** Parameters of a read, as the data API takes them. */
export type RowsQuery = Readonly<Record<string, string>>;

/** @param backend its address; empty: the page's own origin */
export function rowsAddress(backend: string, relation: Relation, query: RowsQuery): string {
  const parameters = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  );
  return `${backend}/rest/v1/${relation}?${parameters.join('&')}`;
}

/**
 * Reads rows without the backend's client; from the head script's answer where it asked the same.
 * @throws an Error with the backend's message, and the HTTP status as `status`
 */
export async function readRows(
  relation: Relation,
  query: RowsQuery,
  signal?: AbortSignal,
): Promise<unknown[]> {
  const { url, key } = backendEnv();
  const address = rowsAddress(url, relation, query);
  const answer = takeEarlyAnswer(address) ?? publicFetch(address, key, signal);
  const rows = await bodyOf(await answer);
  if (!Array.isArray(rows)) throw new TypeError('The backend did not answer with a list.');
  return rows;
}

/** The head script's answer, once: a retry sends its own request. */
function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const startup = globalThis.window?.startup;
  if (startup?.earlyRead?.address !== address) return undefined;
  const { answer } = startup.earlyRead;
  startup.earlyRead = undefined;
  return answer;
}

async function bodyOf(response: Response): Promise<unknown> {
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
