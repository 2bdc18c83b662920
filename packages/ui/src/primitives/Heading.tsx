import type { ComponentProps } from 'react';
import { cx } from './cx';
import { sizes } from './Heading.css';
import { langOf } from './langOf';

/** The id of a page's first heading, which names its main content. */
export const PAGE_TITLE_ID = 'page-title';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the page's outline. Level 1 gets the id `PAGE_TITLE_ID`, unless one is given. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * How it looks, independent of its level: `display` in a hero, `title` above a section and in a dialog,
   * `heading` in a card, `small` in dense lists.
   */
  size?: keyof typeof sizes;
}

/** A heading. A string in Tamil gets its `lang`, unless the prop is given. */
export function Heading({ level, size = 'heading', className, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      id={level === 1 ? PAGE_TITLE_ID : undefined}
      lang={langOf(children)}
      {...rest}
      className={cx(sizes[size], className)}
    >
      {children}
    </Element>
  );
}
