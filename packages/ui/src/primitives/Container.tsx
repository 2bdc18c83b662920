import type { ComponentProps } from 'react';
import { container } from './Container.css';
import { cx } from './cx';

/** The page's column: at most 80rem wide, never touching the screen's edge. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(container, className)} />;
}
