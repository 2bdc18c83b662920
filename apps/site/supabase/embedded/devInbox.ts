import { escapeMarkup } from '@agency/model/text/escapeMarkup';
import type { Connect } from 'vite';
import { site } from '../../src/content/site.ts';
import { composeMail, type MailedMessage } from '../functions/message-mail/composeMail.ts';
import type { Backend } from './openBackend.ts';

/** Of the development server alone. */
export const INBOX_PATH = '/_inbox';
/** Who may look, as browsers say it: a page of the same origin, and who types the URL. */
const OWN_PAGES = new Set(['same-origin', 'none']);
/** Mails on the page. */
const MOST = 20;

/** Shows what the agency would be mailed of the newest messages: nothing is sent from here. */
export function devInbox({ sql }: Pick<Backend, 'sql'>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== INBOX_PATH) return next();
    // The development server lets pages of other local ports read its answers.
    response.removeHeader('Access-Control-Allow-Origin');
    if (!OWN_PAGES.has(String(request.headers['sec-fetch-site'] ?? 'none'))) {
      response.writeHead(403).end();
      return;
    }
    const { rows } = await sql.query<MailedMessage>(
      'select * from public.contact_messages order by created_at desc, id desc limit $1',
      [MOST],
    );
    const mails = rows.map(mailShown);
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    response.end(
      `<!doctype html><html lang="en"><title>Inbox</title>${STYLE}<h1>Inbox</h1>
<p>What the agency would be mailed of the newest ${MOST} messages. Nothing is sent from here.</p>
${mails.join('') || '<p>No messages yet.</p>'}</html>`,
    );
  };
}

const STYLE = `<style>
  body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; color-scheme: light dark }
  article { margin-block: 2rem; border-top: 1px solid }
  h2 { overflow-wrap: anywhere }
  iframe { width: 100%; height: 20rem; border: 1px solid; background: white }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>`;

function mailShown(message: MailedMessage): string {
  const { subject, replyTo, text, html } = composeMail(message, {
    timeZone: site.timeZone,
    phone: site.whatsapp,
  });
  const answers = replyTo ? `${replyTo.name} <${replyTo.address}>` : 'nobody';
  return `<article><h2>${escapeMarkup(subject)}</h2><p>Reply-To: ${escapeMarkup(answers)}</p>
<iframe sandbox title="${escapeMarkup(subject)}" srcdoc="${escapeMarkup(html)}"></iframe>
<details><summary>As text</summary><pre>${escapeMarkup(text)}</pre></details></article>`;
}
