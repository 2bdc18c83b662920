import type { ComponentProps } from 'react';
import { Container } from '../primitives/Container';
import { cx } from '../primitives/cx';
import { column } from './EntryColumn.css';

interface EntryColumnProps extends ComponentProps<'div'> {
  /** Begins at the page's own edge, as a project's text does; default false. */
  wide?: boolean | undefined;
}

/** Aligns the head and the end of an article with the edge of its text, in the page's column. */
export function EntryColumn({ wide = false, className, ...rest }: EntryColumnProps) {
  return (
    <Container>
      <div {...rest} className={cx(!wide && column, className)} />
    </Container>
  );
}
