import type { ComponentProps } from 'react';
import { cx } from '../primitives/cx';
import { column } from './EntryColumn.css';

/** Aligns the head and the end of an article with the edge of its text. */
export function EntryColumn({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(column, className)} />;
}
