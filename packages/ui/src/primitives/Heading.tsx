import type { ComponentProps } from 'react';
import { cx } from './cx';
import { sizes } from './Heading.css';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** How it looks, whatever its place. */
  size?: keyof typeof sizes;
}

export function Heading({ level, size = 'heading', className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={cx(sizes[size], className)} />;
}
