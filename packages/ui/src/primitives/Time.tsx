import type { ComponentProps } from 'react';
import { type TextLook, textProps } from './Text';

export interface TimeProps extends TextLook, ComponentProps<'time'> {
  /** The moment for machines, in ISO 8601. */
  dateTime: string;
}

/** A date or time, worded by its children and styled like `Text`. */
export function Time(props: TimeProps) {
  return <time {...textProps(props)} />;
}
