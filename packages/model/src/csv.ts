/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Spreadsheets read UTF-8 as such only behind this mark. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * A line of a CSV file (RFC 4180), with its line end. A cell that a spreadsheet would run as a formula
 * begins with an apostrophe, which shows it as text.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => quoted(cell ?? '')).join(',')}\r\n`;
}

function quoted(cell: string): string {
  const text = FORMULA.test(cell.trimStart()) || FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
