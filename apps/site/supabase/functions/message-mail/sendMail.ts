import nodemailer from 'nodemailer';
import type { Mail } from './composeMail.ts';
import type { parseSettings } from './mailSettings.ts';

type MailSettings = ReturnType<typeof parseSettings>['mail'];

/** An attempt that another one would not help. */
export class MailRefused extends Error {}

/** Milliseconds for one attempt. */
const TIMEOUT = 10_000;

/** @throws MailRefused when the server has refused it for good, another error when it may be tried again */
export type SendMail = (mail: Mail) => Promise<void>;

export function mailSender(settings: MailSettings): SendMail {
  return settings.smtpUrl === undefined ? overApi(settings) : overSmtp(settings, settings.smtpUrl);
}

function overSmtp({ from, to }: MailSettings, url: string): SendMail {
  const host = from.replace(/^.*@|>$/g, '');
  return async ({ key, subject, replyTo, text, html }) => {
    const transport = nodemailer.createTransport({
      url,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      const messageId = `<${key}@${host}>`;
      await transport.sendMail({ from, to, subject, replyTo, text, html, messageId });
    } catch (error) {
      const { responseCode = 0, message } = error as Error & { responseCode?: number };
      throw responseCode >= 500 ? new MailRefused(message) : error;
    } finally {
      transport.close();
    }
  };
}

function overApi({ from, to, apiUrl, apiKey }: MailSettings): SendMail {
  return async ({ key, subject, replyTo, text, html }) => {
    const answer = await fetch(apiUrl, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${apiKey}`,
        'Content-Type': 'application/json',
        // The provider sends what has the same key once.
        'Idempotency-Key': key,
      },
      body: JSON.stringify({
        from,
        to: [to],
        subject,
        text,
        html,
        ...(replyTo && { reply_to: replyTo.address }),
      }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const reason = `The provider answered with ${answer.status}.`;
    const passes = answer.status >= 500 || [408, 409, 429].includes(answer.status);
    throw passes ? new Error(reason) : new MailRefused(reason);
  };
}
