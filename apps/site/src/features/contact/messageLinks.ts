import { fitEncoded } from '@agency/model/text/fitEncoded';
import { tidyLine } from '@agency/model/text/tidy';
import { contact } from '#src/content/contact.ts';
import { emailHref, whatsappHref } from '#src/content/contactHrefs.ts';

/** Characters of an encoded text that servers take in a URL. */
const LONGEST_CHAT = 7000;
/** The same for a mail program: Windows takes 2,048 of a whole URL. */
const LONGEST_MAIL = 1800;
/** The same for a subject; a Tamil letter takes nine. */
const LONGEST_SUBJECT = 900;

/** URL of a WhatsApp chat with the agency that begins with a message. */
export function chatWith(message: string): string {
  return whatsappHref(fitEncoded(message, LONGEST_CHAT, contact.alternative.cut));
}

/** URL of a mail to the agency with a message. */
export function mailWith(message: string): string {
  // The body of a `mailto:` URL has CRLF between its lines (RFC 6068).
  const lines = message.replaceAll(/\r?\n/g, '\r\n');
  const body = fitEncoded(lines, LONGEST_MAIL, contact.alternative.cut);
  const subject = encodeURIComponent(contact.alternative.subject);
  // Not `URLSearchParams`: mail programs show the `+` that it writes for a space as it is.
  return `${emailHref}?subject=${subject}&body=${encodeURIComponent(body)}`;
}

/** The subject of a message, from a URL (`paths.messageAbout`) that anyone may have written. */
export function messageSubject(search: string): string | undefined {
  const subject = tidyLine(new URLSearchParams(search).get('about') ?? '');
  return fitEncoded(subject, LONGEST_SUBJECT, '…') || undefined;
}
