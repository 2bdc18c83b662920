import { languageOf } from '@agency/model/language';
import type { ComponentProps } from 'react';
import { cx } from './cx';
import { authored, clamps, measure, sizes, tones, weights } from './Text.css';

export interface TextProps extends ComponentProps<'p'> {
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'address' | 'time';
  size?: keyof typeof sizes;
  tone?: keyof typeof tones;
  weight?: keyof typeof weights;
  /** Most lines shown; the rest is cut off with an ellipsis. */
  lines?: keyof typeof clamps;
  /** Limits the line to a readable length. */
  measured?: boolean;
  /** Keeps the author's own line breaks. */
  authored?: boolean;
  /** With `as="time"`: the machine-readable moment. */
  dateTime?: string;
}

/** Running text. A string in Tamil gets its `lang`, unless the prop is given. */
export function Text(props: TextProps) {
  const { as = 'p', size = 'body', tone = 'main', weight, lines, className, ...others } = props;
  const { measured, authored: keepsBreaks, children, ...rest } = others;
  // The intersection of all these elements' props is what a <p> takes.
  const Element = as as 'p';
  return (
    <Element
      lang={typeof children === 'string' ? languageOf(children) : undefined}
      {...rest}
      className={cx(
        sizes[size],
        tones[tone],
        weight && weights[weight],
        lines && clamps[lines],
        measured && measure,
        keepsBreaks && authored,
        className,
      )}
    >
      {children}
    </Element>
  );
}
