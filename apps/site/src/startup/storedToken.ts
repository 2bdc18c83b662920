/** Milliseconds before its end at which a session counts as over, as for the backend's client. */
const RENEWAL_MARGIN = 90_000;

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * The access token of the stored session, where the backend's client keeps it.
 * @param backend origin of the backend
 * @returns undefined without a session, or with one that is damaged or over
 */
export function storedToken(backend: string): string | undefined {
  try {
    const project = new URL(backend).hostname.split('.')[0];
    const text = localStorage.getItem(`sb-${project}-auth-token`);
    const { access_token, expires_at } = JSON.parse(text ?? '');
    const live = expires_at * 1000 - Date.now() > RENEWAL_MARGIN;
    return live && JWT.test(access_token) ? access_token : undefined;
  } catch {
    return undefined;
  }
}
