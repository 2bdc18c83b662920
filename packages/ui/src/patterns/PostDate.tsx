import { Time } from '../primitives/Time';
import { useTimeZone } from '../primitives/TimeZoneProvider';
import { formatDate } from './formatDate';

export interface PostDateProps {
  /** As the backend writes it; an unreadable one leaves the element empty. */
  timestamp: string;
}

/** The day of a post in long form, such as March 05, 2024. */
export function PostDate({ timestamp }: PostDateProps) {
  return (
    <Time tone="muted" dateTime={timestamp}>
      {formatDate(timestamp, 'long', useTimeZone())}
    </Time>
  );
}
