import { parseISO } from 'date-fns';

/**
 * Parses a timestamp of the backend: ISO 8601 with a `T`, or as PostgreSQL writes it, with a space
 * and an offset of hours only. Without an offset it is local time.
 * @returns undefined for an unreadable one
 */
export function parseTimestamp(timestamp: string): Date | undefined {
  const date = parseISO(timestamp);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
