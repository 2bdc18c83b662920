import { parseTimestamp } from '@agency/model/timestamp';

const DAY = { day: '2-digit', year: 'numeric' } as const;
const SHORT = { ...DAY, month: 'short' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The parts of each pattern, written with a space between them. */
const patterns = {
  short: [SHORT],
  long: [{ ...DAY, month: 'long' }],
  moment: [SHORT, TIME],
} as const satisfies Record<string, readonly Intl.DateTimeFormatOptions[]>;

/** Cached by options and zone, because creating a formatter costs a slow phone half a millisecond. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes a timestamp in English.
 * @param timestamp as the backend writes it: ISO 8601, with a space or a `T`
 * @param pattern `short` Mar 05, 2024; `long` March 05, 2024; `moment` Mar 05, 2024 14:30
 * @param zone IANA time zone such as `Asia/Kolkata`; default: the viewer's
 * @returns an empty text for an unreadable timestamp
 * @throws RangeError for an unknown zone
 */
export function formatDate(
  timestamp: string,
  pattern: keyof typeof patterns,
  zone?: string,
): string {
  const date = parseTimestamp(timestamp);
  if (!date) return '';
  return patterns[pattern].map((options) => formatterOf(options, zone).format(date)).join(' ');
}

function formatterOf(options: Intl.DateTimeFormatOptions, zone?: string): Intl.DateTimeFormat {
  const key = JSON.stringify([options, zone]);
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
  formatters.set(key, formatter);
  return formatter;
}
