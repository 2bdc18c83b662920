import { parseTimestamp } from '@agency/model/text/parseTimestamp';

const MONTHS =
  'January February March April May June July August September October November December';

export type DatePattern = 'short' | 'long' | 'dateTime' | 'sortable';

/**
 * Writes a timestamp in English. In the viewer's zone it needs no formatter of the browser's: the first
 * one occupies a slow phone for a twentieth of a second.
 * @param timestamp as the backend writes it: ISO 8601, with a space or a `T`
 * @param pattern `short` Mar 05, 2024; `long` March 05, 2024; `dateTime` Mar 05, 2024 14:30;
 * `sortable` 2024-03-05 14:30, which spreadsheets read
 * @param zone IANA time zone such as `Asia/Kolkata`; default: the viewer's
 * @returns an empty text for an unreadable timestamp
 * @throws RangeError for an unknown zone
 */
export function formatDate(timestamp: string, pattern: DatePattern, zone?: string): string {
  const date = parseTimestamp(timestamp);
  if (!date) return '';
  const { year, month, day, hours, minutes } = zone ? clockIn(zone, date) : viewersClock(date);
  if (pattern === 'sortable') {
    return `${year}-${two(month)}-${two(day)} ${two(hours)}:${two(minutes)}`;
  }
  const name = MONTHS.split(' ')[month - 1] ?? '';
  const written = `${pattern === 'long' ? name : name.slice(0, 3)} ${two(day)}, ${year}`;
  return pattern === 'dateTime' ? `${written} ${two(hours)}:${two(minutes)}` : written;
}

const two = (number: number) => String(number).padStart(2, '0');

const viewersClock = (date: Date) => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
  hours: date.getHours(),
  minutes: date.getMinutes(),
});

/** By zone. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string, date: Date): ReturnType<typeof viewersClock> {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
      timeZone: zone,
    });
  clocks.set(zone, clock);
  const [month = 0, day = 0, year = 0, hours = 0, minutes = 0] = clock
    .formatToParts(date)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => Number(value));
  return { year, month, day, hours, minutes };
}
