import type { ComponentProps } from 'react';
import { Container } from '../primitives/Container';
import { cx } from '../primitives/cx';
import { band, belowHero as belowHeroClass, surfaces } from './Band.css';

export interface BandProps extends ComponentProps<'section'> {
  /** Default `page`. */
  surface?: keyof typeof surfaces;
  /** It is the first one below a page's hero, where less room above is enough; default false. */
  belowHero?: boolean;
}

/** A full-width strip of a page, with its content in the page's column. */
export function Band(props: BandProps) {
  const { surface = 'page', belowHero = false, className, children, ...rest } = props;
  return (
    <section
      {...rest}
      className={cx(band, surfaces[surface], belowHero && belowHeroClass, className)}
    >
      <Container>{children}</Container>
    </section>
  );
}
