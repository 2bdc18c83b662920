import { describe, expect, test } from 'vitest';
import { csvLine } from './csvLine';

describe('a line of a CSV file', () => {
  test.each<[string, (string | null)[], string]>([
    ['plain cells are separated by commas', ['Revathi', 'Papanasam'], 'Revathi,Papanasam'],
    ['nothing is an empty cell', ['a', null, ''], 'a,,'],
    ['a comma is quoted', ['Rice, wheat'], '"Rice, wheat"'],
    ['quotation marks are doubled', ['The "best" site'], '"The ""best"" site"'],
    ['lines stay lines', ['one\ntwo\r\nthree'], '"one\ntwo\r\nthree"'],
    ['Tamil and emoji stay as they are', ['முத்து 🌾'], 'முத்து 🌾'],
    ['a formula becomes text', ['=HYPERLINK("https://x")'], `"'=HYPERLINK(""https://x"")"`],
    ['a telephone number becomes text', ['+91 98765'], "'+91 98765"],
    ['a minus sign', ['-2+3'], "'-2+3"],
    ['an at sign', ['@SUM(A1)'], "'@SUM(A1)"],
    ['a formula behind a tab', ['\t=1'], "\t'=1"],
    ['a formula behind a carriage return', ['\r=1'], `"\r'=1"`],
    ['a formula behind a semicolon', ['Hello;=1;bye'], "Hello;'=1;bye"],
    ['a formula on the second line', ['Hello\n  @SUM(A1)'], `"Hello\n'  @SUM(A1)"`],
    ['a formula in quotation marks', [';"=1"'], `";'""=1"""`],
    ['an apostrophe and a semicolon that start none', ["It's fine; yes"], "It's fine; yes"],
    ['a formula behind spaces', ['  =1'], "'  =1"],
    ['a formula in full-width letters', ['＝1'], "'＝1"],
  ])('%s', (_, cells, line) => {
    expect(csvLine(cells)).toBe(`${line}\r\n`);
  });

  // What separates cells depends on the reader's country.
  test.each([',', ';', '\t'])('read with the separator %j, no cell is a formula', (separator) => {
    const attack = `cmd|' /C calc'!A0`;
    const cells = [`Hi;=${attack};bye`, `a\n=${attack}`, `a\t+${attack}`, `";=${attack}`, 'end'];
    const read = cellsOf(csvLine(cells), separator);
    expect(read.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
    expect(read.join()).toContain(attack);
  });
});

/** Reads cells as spreadsheets do: quotation marks count at the start of a cell alone. */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  const cell = new RegExp(`"((?:[^"]|"")*)"([^${separator}\\r\\n]*)|([^${separator}\\r\\n]*)`, 'y');
  while (cell.lastIndex < text.length) {
    const start = cell.lastIndex;
    const [, quoted, rest = '', plain = ''] = cell.exec(text) ?? [];
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest);
    cell.lastIndex = Math.max(cell.lastIndex, start) + 1;
  }
  return cells;
}
