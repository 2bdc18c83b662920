import { expect, test } from 'vitest';
import { phoneDigits } from './phoneDigits';

test.each([
  ['+91 98765-43210', '+919876543210'],
  ['௯௮௭௬௫ ௪௩௨௧௦', '9876543210'],
  ['९８७६５\u200b४３२１०', '9876543210'],
  ['+91 (0) 98765 43210', '+919876543210'],
  ['evenings only', ''],
])('%s is dialled as %s', (text, number) => {
  expect(phoneDigits(text)).toBe(number);
});
