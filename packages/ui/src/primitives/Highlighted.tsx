import { markTerms } from '@agency/model/text/markTerms';
import { mark } from './Highlighted.css';
import { langOf } from './langOf';

export interface HighlightedProps {
  text: string;
  /** What was searched for, as `searchTerms` gives it. Default: nothing. */
  terms?: readonly string[] | undefined;
}

/** A text with the terms of a search highlighted in it, whole characters as people see them. */
export function Highlighted({ text, terms = [] }: HighlightedProps) {
  if (terms.length === 0) return <span lang={langOf(text)}>{text}</span>;
  return (
    <span lang={langOf(text)}>
      {markTerms(text, terms).map((part, index) => {
        const Element = part.marked ? 'mark' : 'span';
        return (
          <Element key={index} className={part.marked ? mark : undefined}>
            {part.text}
          </Element>
        );
      })}
    </span>
  );
}
