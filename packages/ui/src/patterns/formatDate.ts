import { format, isValid, parseISO } from 'date-fns';

/** How a moment is written, by use. Always English, in the viewer's own time zone. */
const patterns = {
  short: 'MMM dd, yyyy',
  long: 'MMMM dd, yyyy',
  moment: 'MMM dd, yyyy HH:mm',
} as const;

/**
 * @param moment a timestamp as the backend writes it: ISO 8601, with a space or a T
 * @returns an empty text for an unreadable one
 */
export function formatDate(moment: string, pattern: keyof typeof patterns): string {
  const date = parseISO(moment);
  return isValid(date) ? format(date, patterns[pattern]) : '';
}
