/** Milliseconds for one answer. */
export const TIMEOUT = 15_000;

/** A Supabase project as it is seen from outside. */
export interface Project {
  /** Its URL, without a slash at the end. */
  url: string;
  /** The publishable key. */
  key: string;
  /** An admin's credentials; without them some checks end as unknown. */
  admin?: { email: string; password: string } | undefined;
}

interface Call {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Access token; default: none, so the key alone counts. */
  token?: string | undefined;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text where it is none. */
  body: unknown;
}

/** @throws Error when there is no answer within 15 seconds */
export async function supabaseRequest(
  { url, key }: Project,
  path: string,
  { method = 'GET', headers, body: sent, token }: Call = {},
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      apikey: key,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(sent !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const body = await response
    .clone()
    .json()
    .catch(() => response.text());
  return { status: response.status, headers: response.headers, body };
}

/** PostgREST's or the auth API's code of a refusal. */
export function codeOf({ body }: Answer): string {
  const { code, error_code } = Object(body) as { code?: unknown; error_code?: unknown };
  return String(error_code ?? code ?? '');
}

export const isRefused = ({ status }: Answer) => [401, 403, 404].includes(status);

export const isEmpty = ({ body }: Answer) => Array.isArray(body) && body.length === 0;

/** Status and body of an answer, in one short line. */
export function describeAnswer({ status, body }: Answer): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return `status ${status}, ${text.slice(0, 120)}`;
}
