/** The digits and plus signs of a telephone number, in ASCII, without the 0 that some write after a country's code. */
export function phoneDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace('(0)', '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[^\d+]/g, '');
}

/** The digits of a script follow one another, from its zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
