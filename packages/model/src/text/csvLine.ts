/** What spreadsheets take for the beginning of a formula, also behind spaces and quotation marks. */
const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/;
/** Numbers of which spreadsheets drop the zeros before, or show a power of ten in place of the digits behind. */
const REWRITTEN = /^(?:0[\d\s().-]*\d|\d{12,})$/;
/** Where a cell can begin: where `;` or a tab separates cells, quotation marks inside a line count for nothing. */
const CELL_START = /(?<=[;\t\r\n])/;

/** Spreadsheets read UTF-8 as such only behind this mark. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * A line of a CSV file (RFC 4180), with its line end. What a spreadsheet would run as a formula, with
 * whichever separator it reads the line, begins with an apostrophe, which shows it as text; so do numbers of phones.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => quoted(cell ?? '')).join(',')}\r\n`;
}

function quoted(cell: string): string {
  if (REWRITTEN.test(cell)) return `'${cell}`;
  const text = cell
    .split(CELL_START)
    .map((part) => (FORMULA.test(part) ? `'${part}` : part))
    .join('');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
