import { markWords } from '@agency/model/text/markWords';
import { mark } from './Highlighted.css';
import { langOf } from './langOf';

export interface HighlightedProps {
  text: string;
  /** What was searched for, as `searchWords` gives it. Default: nothing. */
  words?: readonly string[] | undefined;
}

/** A text with the words of a search highlighted in it, whole characters as people see them. */
export function Highlighted({ text, words = [] }: HighlightedProps) {
  if (words.length === 0) return <span lang={langOf(text)}>{text}</span>;
  return (
    <span lang={langOf(text)}>
      {markWords(text, words).map((part, index) => {
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
