import { describe, expect, test } from 'vitest';
import { internationalNumber } from './phone';

describe('a number as WhatsApp takes it', () => {
  test.each([
    ['+91 98765-43210', '919876543210'],
    ['9876543210', '919876543210'],
    ['09876543210', '919876543210'],
    ['0091 98765 43210', '919876543210'],
    ['91 98765 43210', '919876543210'],
    ['+91 (0) 98765 43210', '919876543210'],
    ['☎️ 98765.43210 (evenings)', '919876543210'],
    ['௯௮௭௬௫௪௩௨௧௦', '919876543210'],
    ['９８７６５４３２１０', '919876543210'],
    ['+65 8123 4567', '6581234567'],
    ['0044 7700 900123', '447700900123'],
  ])('%s is %s', (typed, expected) => {
    expect(internationalNumber(typed)).toBe(expected);
  });

  test.each([
    ...['', 'evenings only', '12345', '0435 2412345', '98765', '9876543210 / 9876543211'],
    ...['98765+43210', '+1234567890123456', 'javascript:alert(1)'],
  ])('%s is none', (typed) => {
    expect(internationalNumber(typed)).toBeUndefined();
  });

  test('elsewhere only a number with its country’s code is one', () => {
    const own = '351213460700';
    expect(internationalNumber('9876543210', own)).toBeUndefined();
    expect(internationalNumber('912345678', own)).toBeUndefined();
    expect(internationalNumber('+351 912 345 678', own)).toBe('351912345678');
    expect(internationalNumber('0091 98765 43210', own)).toBe('919876543210');
  });
});
