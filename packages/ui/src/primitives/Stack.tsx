import type { ComponentProps } from 'react';
import { cx } from './cx';
import { alignments, base, directions, gaps } from './Stack.css';

export interface StackProps extends ComponentProps<'div'> {
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'header' | 'footer' | 'address' | 'section' | 'li';
  /** Default: `column`. */
  direction?: keyof typeof directions;
  /** Default: `medium`. */
  gap?: keyof typeof gaps;
  /** Cross-axis alignment; default: stretched in a column, centred in a row. */
  align?: keyof typeof alignments;
}

/** Children in a column or a wrapping row, with equal gaps. */
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
