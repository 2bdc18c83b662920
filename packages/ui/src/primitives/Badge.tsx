import type { ComponentProps } from 'react';
import { base, variants } from './Badge.css';
import { cx } from './cx';
import { langOf } from './langOf';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Default: `default`. */
  variant?: keyof typeof variants;
}

/** A short label: a category, a tag, a count. A string in Tamil gets its `lang`. */
export function Badge({ variant = 'default', className, ...rest }: BadgeProps) {
  const classNames = cx(base, variants[variant], className);
  return <span lang={langOf(rest.children)} {...rest} className={classNames} />;
}
