import { type MarkdownHeading, wordsOf } from '@agency/model/markdown/markdownNodes';
import { cx } from '../primitives/cx';
import { langOf } from '../primitives/langOf';
import { contents, deeper, entry, summary } from './MarkdownContents.css';

/** Deeper headings are left out. */
const DEEPEST_ENTRY = 2;

/** @public */
export const markdownContentsWords = { title: 'Contents' };

export interface MarkdownContentsProps {
  headings: readonly MarkdownHeading[];
  /** Default: English. */
  words?: typeof markdownContentsWords;
}

/** A table of contents: links to a text's headings; a line that opens on phones. */
export function MarkdownContents(props: MarkdownContentsProps) {
  const { headings, words = markdownContentsWords } = props;
  return (
    <nav aria-label={words.title} className={contents}>
      <details>
        <summary className={summary}>{words.title}</summary>
        <ol>
          {headings
            .filter(({ level }) => level <= DEEPEST_ENTRY)
            .map(({ id, level, children }) => (
              <li key={id} className={cx(level > 1 && deeper)} lang={langOf(wordsOf(children))}>
                {/* The browser's own way to a place in the page: it scrolls, and Back leads back. */}
                <a href={`#${encodeURIComponent(id)}`} className={entry}>
                  {wordsOf(children)}
                </a>
              </li>
            ))}
        </ol>
      </details>
    </nav>
  );
}
