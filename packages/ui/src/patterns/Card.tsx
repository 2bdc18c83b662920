import type { ComponentProps } from 'react';
import { cx } from '../primitives/cx';
import { Image, type ImageProps } from '../primitives/Image';
import { Link } from '../primitives/Link';
import { body, card, coverLink, footer, picture, smallOnPhone as small } from './Card.css';

/** Of the first picture of a list, whose card may take a whole row or half of one. */
const LEADING_SIZES = '(min-width:64em) 46rem,100vw';

interface CardProps extends ComponentProps<'article'> {
  /** On a phone, cards below the first have a small picture, beside the first two parts of their body. Default: false. */
  smallOnPhone?: boolean;
}

/** A raised box that is one link: put a `CardImage` and a `CardBody` with a `CardLink` into it. */
export function Card({ smallOnPhone = false, className, ...rest }: CardProps) {
  return <article {...rest} className={cx(card, smallOnPhone && small, className)} />;
}

/** Above the words, or beside them where a card takes a whole row. The title says what it shows. */
export function CardImage(props: Omit<ImageProps, 'alt' | 'sizes' | 'className'>) {
  const sizes = props.eager ? LEADING_SIZES : undefined;
  return <Image {...props} alt="" sizes={sizes} className={picture} />;
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
