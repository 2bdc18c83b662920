import type { ReactNode } from 'react';
import { Container } from '../primitives/Container';
import { cx } from '../primitives/cx';
import { Heading } from '../primitives/Heading';
import {
  band,
  belowHero as belowHeroClass,
  content,
  cropping,
  heading,
  surfaces,
} from './Band.css';

export interface BandProps {
  /** Default `page`. */
  surface?: keyof typeof surfaces;
  /** It is the first one below a page's hero, where less room above is enough; default false. */
  belowHero?: boolean;
  /** Drawn behind the content, and cropped by the band's edges. Default: nothing. */
  backdrop?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A full-width strip of a page, with its content in the page's column. */
export function Band(props: BandProps) {
  const { surface = 'page', belowHero = false, backdrop, className, children } = props;
  return (
    <section
      className={cx(
        band,
        surfaces[surface],
        belowHero && belowHeroClass,
        backdrop !== undefined && cropping,
        className,
      )}
    >
      {backdrop}
      <Container className={cx(backdrop !== undefined && content)}>{children}</Container>
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
