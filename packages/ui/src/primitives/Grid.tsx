import type { ComponentProps } from 'react';
import { cx } from './cx';
import { grid } from './Grid.css';

/** A list in one column, from the tablet on in two, from the desktop on in three. */
export function Grid({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={cx(grid, className)} />;
}
