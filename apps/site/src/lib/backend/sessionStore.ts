import { localStore } from '../storage';

/** Milliseconds before its end at which a session counts as over, as for the backend's client. */
const RENEWAL_MARGIN = 90_000;

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

let holds = 0;
let suspended = 0;

/**
 * Where the backend's client keeps its session. A damaged session counts as none, and so does an
 * expired one unless renewal is held: the panel holds it, but a visitor's read must not wait half a
 * minute for an authentication service that doesn't answer.
 */
export const sessionStore = {
  ...localStore,
  getItem: (key: string) => {
    const text = localStore.getItem(key);
    if (text === null || !key.endsWith('-auth-token')) return text;
    return isUsable(text, holds > 0 && suspended === 0) ? text : null;
  },
  /** Lets the client renew expired sessions. @returns ends that */
  holdRenewal: () => {
    holds += 1;
    let held = true;
    return () => {
      if (held) holds -= 1;
      held = false;
    };
  },
  /** Runs an action for which an expired session counts as none. */
  withoutRenewal: async <Result>(action: () => Promise<Result>) => {
    suspended += 1;
    try {
      return await action();
    } finally {
      suspended -= 1;
    }
  },
};

function isUsable(text: string, renewing: boolean): boolean {
  try {
    const { access_token, refresh_token, expires_at, user } = JSON.parse(text);
    if (!JWT.test(access_token) || typeof refresh_token !== 'string') return false;
    if (typeof user.id !== 'string') return false;
    return renewing || expires_at * 1000 - Date.now() > RENEWAL_MARGIN;
  } catch {
    return false;
  }
}

/** The token of the session that public requests carry. @param backend its url */
export function storedToken(backend: string): string | undefined {
  const project = new URL(backend).hostname.split('.')[0];
  const text = sessionStore.getItem(`sb-${project}-auth-token`);
  return text === null ? undefined : JSON.parse(text).access_token;
}
