import { composeMail, type MailedMessage, type Recipient } from './composeMail.ts';
import type { MailQueue } from './mailQueue.ts';
import { MailRefused, type SendMail } from './sendMail.ts';

interface WebhookOptions {
  /** What the webhook sends in the header `x-webhook-secret`. */
  secret: string;
  recipient: Recipient;
  queue: MailQueue;
  send: SendMail;
  /** Lets the work go on after the answer. */
  later: (work: Promise<void>) => void;
}

/** Milliseconds between attempts; the database knows what is left after the last one. */
const PAUSES = [1000, 4000, 16_000];
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Answers a database webhook on `contact_messages`, or a schedule that asks for what is due, at once;
 * mails are sent afterwards. The row is read from the database, not from the request.
 */
export function handleWebhook(options: WebhookOptions): (request: Request) => Promise<Response> {
  const { secret, queue, later } = options;
  return async (request) => {
    if (request.method !== 'POST') return new Response('Send a POST request.', { status: 405 });
    if (!(await isSame(request.headers.get('x-webhook-secret') ?? '', secret))) {
      return new Response('The secret is not right.', { status: 401 });
    }
    const asked = idOf(await request.json().catch(() => null));
    if (asked === 'unknown') return new Response('This is no new message.', { status: 400 });
    const work = async () => {
      const messages = await queue.claim(asked);
      for (const message of messages) await deliver(message, options);
    };
    later(work().catch(({ message }) => console.error(`Mails could not be sent: ${message}`)));
    return new Response(null, { status: 202 });
  };
}

/** Never throws: a message that could not be mailed is due again. */
async function deliver(message: MailedMessage, options: WebhookOptions): Promise<void> {
  const { recipient, queue, send } = options;
  /** Tries again and again. Resolves to whether it was done. */
  const done = async (step: () => Promise<void>, failure: string): Promise<boolean> => {
    for (const wait of [...PAUSES, undefined]) {
      try {
        await step();
        return true;
      } catch (error) {
        // Of the message nothing is logged but its id.
        console.error(`Message ${message.id} ${failure}: ${(error as Error).message}`);
        if (wait === undefined || error instanceof MailRefused) return false;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return false;
  };
  if (await done(() => send(composeMail(message, recipient)), 'was not mailed')) {
    await done(() => queue.settle(message.id), 'was mailed, and that could not be noted');
  }
}

/** The id of an inserted message, undefined for `{ "type": "DUE" }`. */
function idOf(body: unknown): string | undefined | 'unknown' {
  const { type, table, record } = Object(body) as Record<string, unknown>;
  if (type === 'DUE') return undefined;
  const { id } = Object(record) as { id?: unknown };
  const isNew = type === 'INSERT' && table === 'contact_messages';
  return isNew && typeof id === 'string' && UUID.test(id) ? id : 'unknown';
}

/** Compares signatures, which takes the same time wherever two texts differ. */
async function isSame(one: string, other: string): Promise<boolean> {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const random = crypto.getRandomValues(new Uint8Array(32));
  const key = await crypto.subtle.importKey('raw', random, hmac, false, ['sign', 'verify']);
  const signature = await crypto.subtle.sign(hmac, key, bytesOf(one));
  return crypto.subtle.verify(hmac, key, signature, bytesOf(other));
}
