import type { ComponentProps } from 'react';
import { container } from './Container.css';
import { cx } from './cx';

/** The page's column: at most `vars.width.page` wide, with padding towards the viewport's edges. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(container, className)} />;
}
