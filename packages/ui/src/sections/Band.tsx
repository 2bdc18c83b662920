import type { ComponentProps } from 'react';
import { Container } from '../primitives/Container';
import { cx } from '../primitives/cx';
import { Heading } from '../primitives/Heading';
import { band, heading, surfaces } from './Band.css';

export interface BandProps extends ComponentProps<'section'> {
  surface?: keyof typeof surfaces;
}

/** A full-width strip of a page, with its content in the page's column. */
export function Band({ surface = 'page', className, children, ...rest }: BandProps) {
  return (
    <section {...rest} className={cx(band, surfaces[surface], className)}>
      <Container>{children}</Container>
    </section>
  );
}

/** The title above a band's content. */
export function BandHeading({ children }: { children: string }) {
  return (
    <Heading level={2} size="title" className={heading}>
      {children}
    </Heading>
  );
}
