import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';

/** Milliseconds. */
const MINUTE = 60_000;

/**
 * How long ago a moment was, in its longest unit: '3 hours ago'.
 * @param moment ms since 1970, as is `now`
 * @returns 'just now' within a minute, and for a moment to come
 */
export function formatAge(moment: number, now: number): string {
  if (now - moment < MINUTE) return 'just now';
  return formatDistanceStrict(moment, now, { addSuffix: true, roundingMethod: 'floor' });
}
