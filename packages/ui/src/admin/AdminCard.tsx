import type { ComponentProps } from 'react';
import { useFocusFallback } from '../hooks/useFocusFallback';
import { cx } from '../primitives/cx';
import { card } from './AdminCard.css';

/** A row of the admin's lists. When it is deleted, the list gets the focus that was in it. */
export function AdminCard({ className, ...props }: ComponentProps<'article'>) {
  const ref = useFocusFallback<HTMLElement>();
  return <article {...props} ref={ref} className={cx(card, className)} />;
}
