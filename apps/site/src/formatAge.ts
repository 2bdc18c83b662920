import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';

/** Milliseconds. */
const MINUTE = 60_000;

/** Such as '3 hours ago'; 'just now' within a minute and for the future. Both in ms since 1970. */
export function formatAge(moment: number, now: number): string {
  if (now - moment < MINUTE) return 'just now';
  return formatDistanceStrict(moment, now, { addSuffix: true, roundingMethod: 'floor' });
}
