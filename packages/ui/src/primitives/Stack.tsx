import type { ComponentProps } from 'react';
import { cx } from './cx';
import { alignments, base, directions, gaps } from './Stack.css';

export interface StackProps extends ComponentProps<'div'> {
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'header' | 'footer' | 'address';
  direction?: keyof typeof directions;
  gap?: keyof typeof gaps;
  align?: keyof typeof alignments;
}

/** Children one after another with one distance between them. A row wraps. */
export function Stack(props: StackProps) {
  const { as = 'div', direction = 'column', gap = 'medium', align, className, ...rest } = props;
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={cx(base, directions[direction], gaps[gap], align && alignments[align], className)}
    />
  );
}
