/** Milliseconds of each unit, the longest first. */
const UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

const format = new Intl.RelativeTimeFormat('en');

/**
 * How long ago a moment was, in its longest unit: '3 hours ago'.
 * @param moment ms since 1970, as is `now`
 * @returns 'just now' within a minute, and for a moment to come
 */
export function formatAge(moment: number, now: number): string {
  for (const [unit, length] of UNITS) {
    const count = Math.floor((now - moment) / length);
    if (count >= 1) return format.format(-count, unit);
  }
  return 'just now';
}
