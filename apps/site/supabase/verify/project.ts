import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** Milliseconds for one answer. */
const TIMEOUT = 15_000;

/** A Supabase project as it is seen from outside. */
export interface Project {
  /** Its address, without a slash at the end. */
  url: string;
  /** The publishable key. */
  key: string;
  /** An admin's credentials; without them some checks end as unknown. */
  admin?: { email: string; password: string } | undefined;
}

export interface Call {
  method?: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Access token; default: none, so the key alone counts. */
  token?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text where it is none. */
  body: unknown;
}

/**
 * What a check found: `holds`, `broken` (with what to switch) or `unknown` (with how to find out).
 */
export interface Finding {
  promise: string;
  outcome: 'holds' | 'broken' | 'unknown';
  /** What was seen. */
  seen?: string;
  /** What to do about it. */
  remedy?: string;
}

/** @throws Error when there is no answer within 15 seconds */
export async function ask(
  { url, key }: Project,
  path: string,
  { method = 'GET', headers, body, token }: Call = {},
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      apikey: key,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: jsonOrText(text) };
}

/**
 * Sends a path as it is written; `fetch` would resolve its dot segments first.
 * @throws Error when there is no answer within 15 seconds
 */
export function askRaw({ url, key }: Project, path: string): Promise<Omit<Answer, 'headers'>> {
  const { protocol, hostname, port } = new URL(url);
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, headers: { apikey: key }, timeout: TIMEOUT };
    const request = send(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: jsonOrText(text) }),
      );
      response.on('error', reject);
    });
    request.on('timeout', () => request.destroy(new Error('There was no answer in time.')));
    request.on('error', reject);
    request.end();
  });
}

/** PostgREST's or the auth API's code of a refusal. */
export function codeOf({ body }: Pick<Answer, 'body'>): string | undefined {
  const { code, error_code } = Object(body) as { code?: unknown; error_code?: unknown };
  return String(error_code ?? code ?? '') || undefined;
}

export function isRefused({ status }: Pick<Answer, 'status'>): boolean {
  return status === 401 || status === 403 || status === 404;
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
