import { backendError, backendKey, backendUrl } from '#src/lib/backend/supabase.ts';
import { noAnswer } from './requestErrors';

/** Milliseconds. */
const TIMEOUT = 15_000;

/**
 * Sends a POST request to the authentication service past the client, which would keep the session in the answer.
 * @param token of a session; default: the public key
 * @throws an Error with `status` 0 when no answer came
 */
export async function postToAuth(path: string, body: object, token = backendKey()) {
  const answer = await fetch(`${backendUrl()}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: backendKey(),
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => {
    throw noAnswer();
  });
  const { ok, status } = answer;
  const said: Record<string, unknown> = await answer.json().catch(() => ({}));
  return { ok, status, said };
}

/** What a refusal says, as an Error with its HTTP status. */
export const refusalOf = ({ status, said }: Awaited<ReturnType<typeof postToAuth>>): Error =>
  backendError({ message: typeof said.msg === 'string' ? said.msg : '' }, status);
