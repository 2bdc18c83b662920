import type { ComponentProps } from 'react';
import { line } from './Disclosure.css';

export interface DisclosureProps extends ComponentProps<'details'> {
  /** What is folded away, in a word or two. */
  summary: string;
}

/** Content that is folded away below a line until someone presses it; a form keeps the fields in it. */
export function Disclosure({ summary, children, onToggle, ...props }: DisclosureProps) {
  return (
    <details
      {...props}
      onToggle={(event) => {
        onToggle?.(event);
        // Otherwise it may open below the edge of the screen, and nothing seems to happen.
        if (event.currentTarget.open) event.currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary className={line}>{summary}</summary>
      {children}
    </details>
  );
}
