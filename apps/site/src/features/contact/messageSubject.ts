import { fitEncoded } from '@agency/model/text/fitEncoded';
import { tidyLine } from '@agency/model/text/tidy';

/** Characters of a subject as a URL carries it; a Tamil letter takes nine. */
const LONGEST_SUBJECT = 900;

/** The subject of a message, from a URL (`paths.messageAbout`) that anyone may have written. */
export function messageSubject(search: string): string | undefined {
  const subject = tidyLine(new URLSearchParams(search).get('about') ?? '');
  return fitEncoded(subject, LONGEST_SUBJECT, '…') || undefined;
}
