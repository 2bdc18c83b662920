import type { ComponentProps } from 'react';
import { cx } from './cx';
import { grid } from './Grid.css';

/** Cards side by side: one, two or three columns by the room there is. */
export function Grid({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={cx(grid, className)} />;
}
