import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import { langOf } from './langOf';
import { authored, clamps, measure, sizes, tones, weights } from './Text.css';

export interface TextLook {
  /**
   * `lead` below a headline, `body` to be read, `small` in cards and the panel, `caption` for dates and
   * numbers. `inherit` keeps the parent's size and line height.
   */
  size?: keyof typeof sizes;
  /**
   * `muted` for what is read second; `accent` for a refusal or an error; `note` for a warning; `inherit` on
   * a bold surface.
   */
  tone?: keyof typeof tones;
  /** Default: the parent's. */
  weight?: keyof typeof weights;
  /** Most lines shown; the rest is cut off with an ellipsis. Default: all. */
  lines?: keyof typeof clamps;
  /** Limits the line to a readable length. Default: false. */
  measured?: boolean;
  /** Keeps the author's own line breaks. Default: false. */
  authored?: boolean;
}

export interface TextProps extends TextLook, ComponentProps<'p'> {
  /** Default: `p`. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'address';
}

/** Running text. A string in Tamil gets its `lang`, unless the prop is given. */
export function Text({ as = 'p', ...rest }: TextProps) {
  // The intersection of all these elements' props is what a <p> takes.
  const Element = as as 'p';
  return <Element {...textProps(rest)} />;
}

/** The look as class names, with all other props as they are. */
export function textProps<
  Props extends TextLook & { className?: string | undefined; children?: ReactNode },
>(props: Props) {
  const { size = 'body', tone = 'main', weight, lines, className, ...others } = props;
  const { measured, authored: keepsBreaks, ...rest } = others;
  return {
    lang: langOf(props.children),
    ...rest,
    className: cx(
      sizes[size],
      tones[tone],
      weight && weights[weight],
      lines && clamps[lines],
      measured && measure,
      keepsBreaks && authored,
      className,
    ),
  };
}
