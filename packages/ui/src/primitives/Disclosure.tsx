import type { ComponentProps } from 'react';
import { line } from './Disclosure.css';

export interface DisclosureProps extends ComponentProps<'details'> {
  /** What is folded away, in a word or two. */
  summary: string;
}

/** Content that is folded away below a line until someone presses it; a form keeps the fields in it. */
export function Disclosure({ summary, children, ...props }: DisclosureProps) {
  return (
    <details {...props}>
      <summary className={line}>{summary}</summary>
      {children}
    </details>
  );
}
