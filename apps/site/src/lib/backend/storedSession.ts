import { localStore } from '../localStore';

/** Milliseconds before its end at which a session counts as over, as for the backend's client. */
const RENEWAL_MARGIN = 90_000;
/** Milliseconds until a renewal is tried again that the backend could not answer. */
const RENEWAL_PAUSE = 60_000;

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const isSessionKey = (key: string) => key.endsWith('-auth-token');

interface StoredSession {
  access_token: string;
  refresh_token: string;
  /** Seconds. */
  expires_in: number;
  /** Seconds since 1970, by the clock of this device. */
  expires_at: number;
}

/** How many have allowed it. */
let allowing = 0;

/**
 * Where the backend's client keeps its session. A damaged session counts as none, and so does an
 * expired one unless renewal is allowed: the panel allows it, but a visitor's read must not wait half a
 * minute for an authentication service that doesn't answer.
 */
export const authStorage = {
  ...localStore,
  getItem: (key: string) => {
    if (!isSessionKey(key)) return localStore.getItem(key);
    const session = read(key);
    if (!session || (allowing === 0 && millisecondsLeft(session) <= RENEWAL_MARGIN)) return null;
    return localStore.getItem(key);
  },
  setItem: (key: string, text: string) =>
    localStore.setItem(key, isSessionKey(key) ? inDeviceTime(key, JSON.parse(text)) : text),
  /** Lets the client renew expired sessions. @returns ends that */
  allowRenewal: () => {
    allowing += 1;
    let ended = false;
    return () => {
      if (!ended) allowing -= 1;
      ended = true;
    };
  },
};

const millisecondsLeft = ({ expires_at }: StoredSession) => expires_at * 1000 - Date.now();

/** The server names the end by its own clock: a device that is ahead would renew before each request. */
function inDeviceTime(key: string, session: StoredSession): string {
  const known = read(key);
  const isNew = known?.access_token !== session.access_token;
  const expires_at = isNew ? secondsFromNow(session.expires_in * 1000) : known.expires_at;
  return JSON.stringify({ ...session, expires_at });
}

const secondsFromNow = (milliseconds: number) => Math.floor((Date.now() + milliseconds) / 1000);

function read(key: string): StoredSession | undefined {
  try {
    const session = JSON.parse(localStore.getItem(key) ?? '');
    const { access_token, refresh_token, user } = session;
    const isWhole = JWT.test(access_token) && typeof refresh_token === 'string';
    return isWhole && typeof user.id === 'string' ? session : undefined;
  } catch {
    return undefined;
  }
}

const keyFor = (backend: string) => `sb-${new URL(backend).hostname.split('.')[0]}-auth-token`;

/** The token of the session that public requests carry. @param backend its url */
export function storedToken(backend: string): string | undefined {
  const text = authStorage.getItem(keyFor(backend));
  return text === null ? undefined : JSON.parse(text).access_token;
}

/** Whether someone is signed in on this device; the session may have to be renewed. */
export const hasSession = (backend: string): boolean => read(keyFor(backend)) !== undefined;

/** Removes the session from this device. @returns it, also when it has expired */
export function takeSession(backend: string): StoredSession | undefined {
  const session = read(keyFor(backend));
  localStore.removeItem(keyFor(backend));
  return session;
}

/** Lets the session count as live for a minute: the client ends an expired one that the backend doesn't renew. */
export function postponeRenewal(backend: string): void {
  const session = read(keyFor(backend));
  const expires_at = secondsFromNow(RENEWAL_MARGIN + RENEWAL_PAUSE);
  if (session && session.expires_at < expires_at) {
    localStore.setItem(keyFor(backend), JSON.stringify({ ...session, expires_at }));
  }
}
