import { storedToken } from './storedToken';

/** Milliseconds after which a read counts as failed. */
export const READ_TIMEOUT = 10_000;

/**
 * Reads from the data API without the backend's client. It carries the stored session; where the
 * backend refuses that, it is repeated without it.
 * @param address absolute, or relative to the page where the backend is the page's own origin
 */
export async function publicFetch(
  address: string,
  key: string,
  signal?: AbortSignal,
): Promise<Response> {
  const ask = (token: string) => {
    const timeout = AbortSignal.timeout(READ_TIMEOUT);
    return fetch(address, {
      headers: { apikey: key, Authorization: `Bearer ${token}` },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      // On a shared computer, the HTTP cache would keep an account's reads past the logout.
      ...(token !== key && { cache: 'no-store' }),
    });
  };
  const token = storedToken(new URL(address, location.href).origin);
  const answer = await ask(token ?? key);
  return token !== undefined && answer.status === 401 ? ask(key) : answer;
}
