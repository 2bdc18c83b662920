import { markWords } from '@agency/model/text/markWords';
import { mark } from './Highlighted.css';
import { langOf } from './langOf';

export interface HighlightedProps {
  text: string;
  /** What was searched for, as `searchWords` gives it. Default: nothing, which renders the text alone. */
  words?: readonly string[] | undefined;
}

/** A text with the words of a search highlighted in it, whole characters as people see them. */
export function Highlighted({ text, words = [] }: HighlightedProps) {
  if (words.length === 0) return text;
  return (
    <span lang={langOf(text)}>
      {markWords(text, words).map((part, index) =>
        part.marked ? (
          <mark key={index} className={mark}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}
