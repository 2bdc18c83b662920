import type { ComponentProps } from 'react';
import { cx } from './cx';
import { key } from './Kbd.css';

/** A key of the keyboard. */
export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return <kbd {...rest} className={cx(key, className)} />;
}
