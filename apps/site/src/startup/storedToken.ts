/** Milliseconds before its end at which a session counts as over, as for the backend's client. */
const RENEWAL_MARGIN = 90_000;

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

export const isToken = (text: string) => JWT.test(text);

/** @param expiresAt in seconds since 1970 */
export const isLive = (expiresAt: number) => expiresAt * 1000 - Date.now() > RENEWAL_MARGIN;

/** The stored session's token; undefined when damaged or over. @param backend its origin */
export function storedToken(backend: string): string | undefined {
  try {
    const project = new URL(backend).hostname.split('.')[0];
    const text = localStorage.getItem(`sb-${project}-auth-token`);
    const { access_token, expires_at } = JSON.parse(text ?? '');
    return isLive(expires_at) && isToken(access_token) ? access_token : undefined;
  } catch {
    return undefined;
  }
}
