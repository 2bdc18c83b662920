import type { MailedMessage } from './composeMail.ts';

/** What the database knows of mails. */
export interface MailQueue {
  /**
   * Messages that are to be mailed now, by this caller alone.
   * @param id of a message; absent: all that are due
   */
  claim: (id: string | undefined) => Promise<MailedMessage[]>;
  /** Notes that a message was mailed. */
  settle: (id: string) => Promise<void>;
}

/** Milliseconds. */
const TIMEOUT = 10_000;

/**
 * The queue behind the project's data API.
 * @param key the service key: no other one may call these functions
 */
export function mailQueue(url: string, key: string): MailQueue {
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
    claim: async (id) => (await call('claim_mails', { chosen: id ?? null })).json(),
    settle: async (id) => {
      await (await call('settle_mail', { chosen: id })).body?.cancel();
    },
  };
}
