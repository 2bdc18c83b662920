import { describe, expect, test } from 'vitest';
import { chatAndCallLinks } from '#mail/chatAndCallLinks.ts';

const INDIAN = '919876543210';
const chatOf = (typed: string, own = INDIAN) => chatAndCallLinks(typed, own).chat;

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
    expect(chatAndCallLinks(typed, INDIAN)).toEqual({
      chat: `https://wa.me/${expected}`,
      call: `tel:+${expected}`,
    });
  });

  test.each([
    ...['', 'evenings only', '12345', '0435 2412345', '98765', '9876543210 / 9876543211'],
    ...['98765+43210', '+1234567890123456', 'javascript:alert(1)'],
  ])('%s is none', (typed) => {
    expect(chatOf(typed)).toBeUndefined();
  });

  test('elsewhere only a number with its country’s code is one', () => {
    const own = '351213460700';
    expect(chatOf('9876543210', own)).toBeUndefined();
    expect(chatOf('912345678', own)).toBeUndefined();
    expect(chatOf('+351 912 345 678', own)).toBe('https://wa.me/351912345678');
    expect(chatOf('0091 98765 43210', own)).toBe('https://wa.me/919876543210');
  });

  test.each([
    ['0435 2412345', 'tel:04352412345'],
    ['evenings only', undefined],
    ['+', undefined],
  ])('%s is called by %s', (typed, call) => {
    expect(chatAndCallLinks(typed, INDIAN).call).toBe(call);
  });
});
