import type { MarkdownTable } from './markdownNodes.ts';

const DELIMITERS = /^\|?[ \t]*:?-+:?(?:[ \t]*\|[ \t]*:?-+:?)*[ \t]*\|?$/;

/** Of each column, where a line has the delimiters below a table's head; undefined for any other line. */
export function alignmentsOf(line: string): MarkdownTable['align'] | undefined {
  if (!/[|:]/.test(line) || !DELIMITERS.test(line)) return undefined;
  return cellsOf(line).map((cell) => {
    const [left, right] = [cell.startsWith(':'), cell.endsWith(':')];
    return left && right ? 'center' : left ? 'left' : right ? 'right' : undefined;
  });
}

/** The texts of a row. */
export function cellsOf(row: string): string[] {
  const cells = row.trim().split(/(?<!\\)\|/);
  if (cells[0] === '' && cells.length > 1) cells.shift();
  if (cells.at(-1)?.trim() === '' && row.trim().endsWith('|')) cells.pop();
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}
