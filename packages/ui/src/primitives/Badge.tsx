import type { ComponentProps } from 'react';
import { base, variants } from './Badge.css';
import { cx } from './cx';
import { langOf } from './langOf';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * `default` for what stands out at first sight (a category, New); `secondary` for what is said beside it
   * (tags, totals, states); `destructive` for how many need attention, as new messages do; `outline` is
   * the quietest.
   */
  variant?: keyof typeof variants;
}

/** A short label: a category, a tag, a count. A string in Tamil gets its `lang`. */
export function Badge({ variant = 'default', className, ...rest }: BadgeProps) {
  const classNames = cx(base, variants[variant], className);
  return <span lang={langOf(rest.children)} {...rest} className={classNames} />;
}
