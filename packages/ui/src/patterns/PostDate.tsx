import type { TextLook } from '../primitives/Text';
import { Time } from '../primitives/Time';
import { useTimeZone } from '../primitives/TimeZoneProvider';
import { type DatePattern, formatDate } from './formatDate';

export interface PostDateProps extends TextLook {
  /** As the backend writes it; an unreadable one leaves the element empty. */
  timestamp: string;
  /** Default: `long`. */
  pattern?: DatePattern;
}

/** A day of a post, such as March 05, 2024. */
export function PostDate(props: PostDateProps) {
  const { timestamp, pattern = 'long', tone = 'muted', ...look } = props;
  const zone = useTimeZone();
  return (
    <Time {...look} tone={tone} dateTime={timestamp} suppressHydrationWarning>
      {zone === null ? '' : formatDate(timestamp, pattern, zone)}
    </Time>
  );
}
