import type { ComponentProps } from 'react';
import { cx } from '../primitives/cx';
import { Link } from '../primitives/Link';
import { body, card, coverLink, footer } from './Card.css';

/** A raised box that is one link: put an image and a `CardBody` with a `CardLink` into it. */
export function Card({ className, ...rest }: ComponentProps<'article'>) {
  return <article {...rest} className={cx(card, className)} />;
}

/** The padded column below a card's image; it takes the height that is left. */
export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(body, className)} />;
}

/** The control of a card: the whole card can be pressed, and shows its focus ring. */
export function CardLink({ className, ...rest }: Omit<ComponentProps<typeof Link>, 'look'>) {
  return <Link {...rest} look="bare" className={cx(coverLink, className)} />;
}

/** The last row of a `CardBody`, at the card's bottom edge. */
export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(footer, className)} />;
}
