import { isValid, lightFormat, parseISO } from 'date-fns';

/** The site is in English. Its months weigh less than what `format` brings along. */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** How a moment is written, by use: what follows the month, and how much of its name there is. */
const patterns = {
  short: { rest: 'dd, yyyy', letters: 3 },
  long: { rest: 'dd, yyyy', letters: undefined },
  moment: { rest: 'dd, yyyy HH:mm', letters: 3 },
} as const;

/**
 * Always English, in the viewer's own time zone.
 * @param moment a timestamp as the backend writes it: ISO 8601, with a space or a T
 * @returns an empty text for an unreadable one
 */
export function formatDate(moment: string, pattern: keyof typeof patterns): string {
  const date = parseISO(moment);
  if (!isValid(date)) return '';
  const { rest, letters } = patterns[pattern];
  return `${MONTHS[date.getMonth()]?.slice(0, letters)} ${lightFormat(date, rest)}`;
}
