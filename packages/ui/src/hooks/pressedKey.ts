import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Tamil, Cyrillic, Greek and others; what a layout with Latin letters names counts, wherever its key is. */
const NO_LATIN_LETTER = /^[^\p{ASCII}\p{Script=Latin}]/u;

/**
 * The name of the key that was pressed, letters in lower case. On a layout without Latin letters it is the one
 * that an English keyboard has at this place. Every handler of keys asks here.
 * @returns undefined for a key of an input method, which confirms or drops a word, and for autofill's events
 */
export function pressedKey(event: KeyboardEvent | ReactKeyboardEvent): string | undefined {
  const { key, code, shiftKey, isComposing, keyCode } =
    'nativeEvent' in event ? event.nativeEvent : event;
  // Safari ends the composition before it sends the key, and marks that by this code.
  if (!key || isComposing || keyCode === 229) return undefined;
  if (NO_LATIN_LETTER.test(key)) {
    if (code === 'Slash') return shiftKey ? '?' : '/';
    return code.replace(/^Key/, '').toLowerCase();
  }
  // With Caps Lock, letters are upper-case.
  return key.length === 1 ? key.toLowerCase() : key;
}
