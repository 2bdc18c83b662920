import type { ComponentProps } from 'react';
import { base, variants } from './Badge.css';
import { cx } from './cx';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Default: `default`. */
  variant?: keyof typeof variants;
}

/** A short label: a category, a tag, a count. */
export function Badge({ variant = 'default', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx(base, variants[variant], className)} />;
}
