import { parseTimestamp } from '@agency/model/text/parseTimestamp';
import type { ComponentProps } from 'react';
import { type TextLook, textProps } from './Text';

export interface TimeProps extends TextLook, ComponentProps<'time'> {
  /** A timestamp as a backend writes it; of an unreadable one, machines get none. */
  dateTime: string;
}

/**
 * A date or time, worded by its children and styled like `Text`. Machines read one form, since HTML
 * allows neither PostgreSQL's offsets of hours only nor microseconds.
 */
export function Time({ dateTime, ...props }: TimeProps) {
  // Whole seconds: a compressed list of dates is shorter.
  const time = parseTimestamp(dateTime)?.toISOString().replace(/\.\d+/, '');
  return <time {...textProps(props)} dateTime={time} />;
}
