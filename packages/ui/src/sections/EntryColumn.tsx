import type { ComponentProps } from 'react';
import { Container } from '../primitives/Container';
import { cx } from '../primitives/cx';
import { column } from './EntryColumn.css';

/** Aligns the head and the end of an article with the edge of its text, in the page's column. */
export function EntryColumn({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <Container>
      <div {...rest} className={cx(column, className)} />
    </Container>
  );
}
