import type { Message } from '@agency/model/message';
import { fitEncoded } from '@agency/model/text/fitEncoded';
import { tidyLine } from '@agency/model/text/tidy';
import { formatDate } from '@agency/ui/patterns/formatDate';
import { chatAndCallLinks } from '#mail/chatAndCallLinks.ts';
import { admin } from '#src/content/admin.ts';
import { site } from '#src/content/site.ts';

const { subject, quoted, greeting, cut } = admin.messages.reply;

/** Windows takes 2,048 characters of a whole URL. */
const LONGEST_MAIL = 2000;
/** Characters of an encoded name; a Tamil letter takes nine. */
const LONGEST_NAME = 450;

/**
 * URLs by which a message is answered. Strangers wrote all that is in them. `chat` is undefined where no
 * number can be written to, `call` without digits.
 */
export function replyLinks(message: Message) {
  const { email, mobile } = message;
  const { chat, call } = chatAndCallLinks(mobile ?? '', site.whatsapp);
  const start = `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=`;
  const name = fitEncoded(tidyLine(message.name), LONGEST_NAME, cut);
  const hello = encodeURIComponent(greeting.replace('{name}', () => name));
  return {
    mail:
      start +
      encodeURIComponent(fitEncoded(quotation(message, name), LONGEST_MAIL - start.length, cut)),
    chat: chat && `${chat}?text=${hello}`,
    call,
  };
}

/** The body of a `mailto:` URL has CRLF between its lines (RFC 6068). The answer is written above the quotation. */
function quotation({ created_at, message }: Message, name: string): string {
  const head = quoted
    .replace('{date}', () => formatDate(created_at, 'dateTime'))
    .replace('{name}', () => name);
  const lines = message.split(/\r\n|[\r\n]/).map((line) => `> ${line}`.trimEnd());
  return ['', '', head, ...lines].join('\r\n');
}
