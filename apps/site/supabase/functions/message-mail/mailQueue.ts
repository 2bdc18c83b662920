import type { MailedMessage } from './composeMail.ts';

/** What the database knows of mails. */
export type MailQueue = ReturnType<typeof mailQueue>;

/** Milliseconds. */
const TIMEOUT = 10_000;

/**
 * The queue behind the project's data API.
 * @param key the service key: no other one may call these functions
 */
export function mailQueue(url: string, key: string) {
  const call = async (name: string, body: object): Promise<Response> => {
    const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: key,
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}.`);
    return answer;
  };
  return {
    /** Messages that are to be mailed now, by this caller alone. @param id absent: all that are due */
    claim: async (id?: string): Promise<MailedMessage[]> =>
      (await call('claim_mails', { chosen: id ?? null })).json(),
    /** Notes that a message was mailed. */
    settle: async (id: string) => {
      await (await call('settle_mail', { chosen: id })).body?.cancel();
    },
  };
}
