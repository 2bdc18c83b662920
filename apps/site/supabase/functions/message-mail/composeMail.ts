import { chatAndCallLinks } from './chatAndCallLinks.ts';

/** A row of `contact_messages`. Strangers wrote all that is in it. */
export interface MailedMessage {
  id: string;
  name: string;
  email: string;
  mobile: string | null;
  message: string;
  created_at: string;
  /** Whether the messages that follow within a day are stored without a mail. */
  is_last?: boolean;
}

export interface Mail {
  /** The same for the same message, so that what is sent twice can be told apart from two messages. */
  key: string;
  subject: string;
  /** Where an answer goes; undefined for an address that could be read as more than one. */
  replyTo: { name: string; address: string } | undefined;
  text: string;
  html: string;
}

/** Of the agency. */
export interface Recipient {
  /** An IANA name such as `Asia/Kolkata`. */
  timeZone: string;
  /** Its number: digits that begin with its country's code; empty where it is not known. */
  phone: string;
}

/** Characters of a name in a header. */
const LONGEST_NAME = 100;
/** In the last mail before the limit of a day. */
const NO_MORE_MAILS =
  'This is the last mail for now: the limit of a day is reached, of all mails or of those from this ' +
  'sender’s network. Messages beyond it are in the panel, without a mail.';
/** One address: nothing that separates addresses, quotes a name or ends a header. */
const ONE_ADDRESS = /^[^\s@<>(),;:"\\[\]\p{Cc}]+@[^\s@<>(),;:"\\[\]\p{Cc}]+$/u;

/**
 * What the agency is mailed of a message: as text, and as HTML in which everything is escaped.
 * @throws RangeError for an unknown time zone
 */
export function composeMail(stored: MailedMessage, { timeZone, phone }: Recipient): Mail {
  const { id, name, email, mobile, message, created_at, is_last } = stored;
  const sender = inOneLine(name);
  const links = { mail: mailLink(email), ...chatAndCallLinks(mobile ?? '', phone) };
  const facts: readonly (readonly [label: string, value: string, href?: string | undefined])[] = [
    ['Name', sender],
    ['E-mail', inOneLine(email), links.mail],
    ...(mobile ? [['Mobile', inOneLine(mobile), links.call] as const] : []),
    ...(links.chat ? [['WhatsApp', links.chat, links.chat] as const] : []),
    ['Received', momentIn(timeZone, created_at)],
    ...(is_last ? [['Note', NO_MORE_MAILS] as const] : []),
  ];
  return {
    key: id,
    subject: `New message from ${sender}`,
    replyTo: links.mail ? { name: sender, address: email } : undefined,
    text: `${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message}\n`,
    html: `<!doctype html><html><body style="font-family:sans-serif"><table>${facts
      .map(([label, value, href]) => {
        const shown = escaped(value);
        const cell = href ? `<a href="${escaped(href)}">${shown}</a>` : shown;
        return `<tr><td>${label}</td><td>${cell}</td></tr>`;
      })
      .join('')}</table><p style="white-space:pre-wrap">${escaped(message)}</p></body></html>`,
  };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The model's `escapeMarkup` is out of reach: the function is deployed without anything around it. */
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

const mailLink = (email: string) =>
  ONE_ADDRESS.test(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined;

/** As the panel writes it, with the distance from GMT: `Mar 05, 2024 14:30 GMT+5:30`. */
function momentIn(timeZone: string, timestamp: string): string {
  const clock = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'shortOffset',
  });
  const date = new Date(timestamp);
  // A mail without its time is better than none.
  if (Number.isNaN(date.getTime())) return timestamp;
  return clock.format(date).replace(/, (?=\d\d:)/, ' ');
}

/** Without anything that could end a header, be decoded in it (`=?`) or turn the direction of the line. */
function inOneLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll('=?', '= ?');
  const letters = [...line.trim()];
  return letters.length > LONGEST_NAME
    ? `${letters.slice(0, LONGEST_NAME).join('')}…`
    : letters.join('');
}
