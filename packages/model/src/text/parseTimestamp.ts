const ISO =
  /^(\d{4}-\d\d-(\d\d))(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d*(?:(Z)|([+-]\d\d):?(\d\d)?)?)?$/;

/**
 * Parses a timestamp of the backend: ISO 8601 with a `T`, or as PostgreSQL writes it, with a space
 * and an offset of hours only. Without an offset it is local time.
 * @returns undefined for an unreadable one
 */
export function parseTimestamp(timestamp: string): Date | undefined {
  const [, day, dayOfMonth, time = '00:00', utc = '', hours, minutes = '00'] =
    ISO.exec(timestamp) ?? [];
  const date = new Date(`${day}T${time}${hours ? `${hours}:${minutes}` : utc}`);
  // Some engines take a day that its month lacks for one of the next month.
  const exists = new Date(`${day}T00:00Z`).getUTCDate() === Number(dayOfMonth);
  return exists && !Number.isNaN(date.getTime()) ? date : undefined;
}
