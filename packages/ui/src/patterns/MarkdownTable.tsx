import {
  type Inline,
  type MarkdownTable as Table,
  wordsOf,
} from '@agency/model/markdown/markdownNodes';
import type { ReactNode } from 'react';
import { cx } from '../primitives/cx';
import { langOf } from '../primitives/langOf';
import { cell, head, row, scroller, sides, table } from './MarkdownTable.css';

/** Keys scroll what has the focus. */
const FOCUSABLE = { tabIndex: 0 };

export interface MarkdownTableProps {
  table: Table;
  cellOf: (parts: readonly Inline[]) => ReactNode;
}

/** A table with a scroller of its own, which keys can reach. */
export function MarkdownTable({ table: { align, rows }, cellOf }: MarkdownTableProps) {
  const [names = [], ...body] = rows;
  const name = names.map(wordsOf).join(', ');
  const cells = (parts: readonly Inline[][], Cell: 'th' | 'td') =>
    parts.map((each, index) => (
      <Cell
        key={index}
        scope={Cell === 'th' ? 'col' : undefined}
        lang={langOf(wordsOf(each))}
        className={cx(cell, sides[align[index] ?? 'left'], Cell === 'th' && head)}
      >
        {cellOf(each)}
      </Cell>
    ));
  return (
    <section aria-label={`Table: ${name}`} {...FOCUSABLE} className={scroller}>
      <table className={table}>
        <thead>
          <tr className={row}>{cells(names, 'th')}</tr>
        </thead>
        <tbody>
          {body.map((each, index) => (
            <tr key={index} className={row}>
              {cells(each, 'td')}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
