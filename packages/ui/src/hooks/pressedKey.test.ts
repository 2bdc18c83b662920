// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pressedKey } from './pressedKey';

const keyOf = ({ keyCode = 0, ...init }: KeyboardEventInit) =>
  pressedKey(
    Object.defineProperty(new KeyboardEvent('keydown', init), 'keyCode', { value: keyCode }),
  );

test.each([
  ['an English layout', { key: 'b', code: 'KeyB' }, 'b'],
  ['Caps Lock', { key: 'B', code: 'KeyB' }, 'b'],
  ['a named key', { key: 'Escape', code: 'Escape' }, 'Escape'],
  ['AZERTY', { key: 'a', code: 'KeyQ' }, 'a'],
  ['AZERTY, a letter with an accent', { key: 'é', code: 'Digit2' }, 'é'],
  ['Dvorak', { key: 'k', code: 'KeyV' }, 'k'],
  ['Dvorak, a sign where others have a letter', { key: ';', code: 'KeyZ' }, ';'],
  ['Turkish', { key: 'ı', code: 'KeyI' }, 'ı'],
  ['Tamil', { key: 'வ', code: 'KeyB' }, 'b'],
  ['Tamil, a mark', { key: 'ி', code: 'KeyF' }, 'f'],
  ['Cyrillic', { key: 'И', code: 'KeyB' }, 'b'],
  ['Greek', { key: 'σ', code: 'KeyS' }, 's'],
  ['Arabic, two letters on a key', { key: 'لا', code: 'KeyB' }, 'b'],
  ['Tamil, the key of the question mark', { key: 'ய', code: 'Slash', shiftKey: true }, '?'],
  ['an input method that is composing', { key: 'Enter', isComposing: true }, undefined],
  ['an input method in Safari', { key: 'Enter', keyCode: 229 }, undefined],
  ['a keyboard of Android', { key: 'Unidentified', keyCode: 229 }, undefined],
  ['autofill', {}, undefined],
])('%s: %o is %s', (_, event, key) => {
  expect(keyOf(event)).toBe(key);
});
