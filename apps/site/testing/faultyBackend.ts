import { createBackend, type Scenario } from '@agency/mocks/backend/createBackend';
// Imported beforehand: the fake clock can't wait for it.
import '@supabase/supabase-js';
import { vi } from 'vitest';
import { authStorage } from '../src/lib/backend/storedSession';
import { localStore } from '../src/lib/localStore';
import { type FaultName, faults } from './faults';

const ORIGIN = 'https://project.example.com';
const SESSION_KEY = 'sb-project-auth-token';
const BUCKET = '/storage/v1/object';

/** The site's backend in memory, in which one call at a time can go wrong. */
export function faultyBackend(scenario: Scenario) {
  const { database, session, answer } = createBackend(scenario);
  const pictures = new Set<string>();
  const sent: string[] = [];
  let broken: { call: string; fault: FaultName } | undefined;

  const respond = async (request: Request, body: unknown): Promise<Response> => {
    const { origin, pathname, searchParams } = new URL(request.url);
    // Files of the site, such as those of the build.
    if (origin !== ORIGIN) return new Response('', { status: 404 });
    // Where uploaded pictures are used, which the backend in memory can't be asked.
    if (searchParams.get('select')?.includes('picture:')) return Response.json([]);
    return pathname.startsWith('/storage/v1/')
      ? store(`${request.method} ${pathname}`, body, pictures)
      : answer(request);
  };

  const request: typeof fetch = async (input, init) => {
    const made = new Request(new URL(String(input), 'https://site.example.com'), init);
    const { pathname, search } = new URL(made.url);
    const call = `${made.method} ${pathname}`;
    sent.push(call + decodeURIComponent(search));
    const ask = () => respond(made, init?.body);
    return broken?.call === call ? faults[broken.fault](ask, made.signal) : ask();
  };

  vi.stubEnv('VITE_SUPABASE_URL', ORIGIN);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'published-key');
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('XMLHttpRequest', RequestOfFetch);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  storeSession(session);

  return {
    database,
    pictures,
    /** From here on a call goes wrong. @param call e.g. `GET /rest/v1/portfolio` */
    breakCall: (call: string, fault: FaultName) => {
      broken = { call, fault };
    },
    repair: () => {
      broken = undefined;
    },
    /** All calls so far, with what their URLs ask for. */
    sent,
    /** How often a call was sent. */
    timesSent: (call: string) => sent.filter((each) => each.split('?')[0] === call).length,
    session,
    /** The session on this device. */
    stored: () => JSON.parse(localStore.getItem(SESSION_KEY) ?? 'null'),
  };
}

export type FaultyBackend = ReturnType<typeof faultyBackend>;

/** Keeps a session on this device, or none. */
export function storeSession(session: object | undefined): void {
  if (session) localStore.setItem(SESSION_KEY, JSON.stringify(session));
  else localStore.removeItem(SESSION_KEY);
}

export const isSignedIn = (): boolean => authStorage.getItem(SESSION_KEY) !== null;

/** What the storage service does with the files of its one bucket. */
function store(call: string, body: unknown, files: Set<string>): Response {
  if (call === 'GET /storage/v1/bucket/pictures') return Response.json({ id: 'pictures' });
  if (call === `POST ${BUCKET}/list/pictures`) {
    return Response.json([...files].map((name) => ({ name, created_at: '', metadata: {} })));
  }
  if (call === `DELETE ${BUCKET}/pictures`) {
    const { prefixes } = JSON.parse(String(body)) as { prefixes: string[] };
    return Response.json(prefixes.flatMap((name) => (files.delete(name) ? { name } : [])));
  }
  const name = call.replace(`POST ${BUCKET}/pictures/`, '');
  files.add(name);
  return Response.json({ Key: `pictures/${name}` });
}

/** As much of an `XMLHttpRequest` as an upload needs, by `fetch`. */
class RequestOfFetch {
  readonly upload = new EventTarget();
  readonly #events = new EventTarget();
  readonly #controller = new AbortController();
  readonly #headers = new Headers();
  #target = { method: '', url: '' };
  status = 0;
  responseText = '';

  open(method: string, url: string) {
    this.#target = { method, url };
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }
  addEventListener(type: string, listener: () => void) {
    this.#events.addEventListener(type, listener);
  }
  abort() {
    this.#controller.abort();
  }
  send(body: Blob) {
    const { method, url } = this.#target;
    const { signal } = this.#controller;
    fetch(url, { method, headers: this.#headers, body, signal })
      .then(async (answer) => {
        this.responseText = await answer.text();
        this.status = answer.status;
      })
      .catch(() => {})
      .finally(() => this.#events.dispatchEvent(new Event('loadend')));
  }
}
