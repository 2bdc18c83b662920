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
    [
      'a telephone number that begins with zero',
      ['04374 222333', '09876543210'],
      "'04374 222333,'09876543210",
    ],
    ['a telephone number with the country', ['919876543210'], "'919876543210"],
    ['other numbers stay numbers', ['0', '0.5 m', '9876543210'], '0,0.5 m,9876543210'],
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
});
