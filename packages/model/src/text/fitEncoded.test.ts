import { expect, test } from 'vitest';
import { fitEncoded } from './fitEncoded';

const NOTE = ' …';

test('a text that fits is not changed', () => {
  expect(fitEncoded('pots & lamps\nவணக்கம்', 200, NOTE)).toBe('pots & lamps\nவணக்கம்');
});

test('a text is cut between characters, so that it fits with its note', () => {
  const text = 'வணக்கம் '.repeat(40);
  const fitted = fitEncoded(text, 300, NOTE);
  expect(encodeURIComponent(fitted).length).toBeLessThanOrEqual(300);
  expect(fitted).toMatch(/ …$/);
  const kept = fitted.slice(0, -NOTE.length);
  expect(text.startsWith(kept)).toBe(true);
  // No vowel sign is torn from its letter.
  expect(text.slice(kept.length)).not.toMatch(/^\p{M}/u);
});

test('a family of emoji is kept whole or left out', () => {
  expect(fitEncoded('👨‍👩‍👧‍👦'.repeat(3), 150, NOTE)).toBe(`👨‍👩‍👧‍👦${NOTE}`);
});

test('a lone half of a surrogate pair does no harm', () => {
  expect(() => encodeURIComponent(fitEncoded('Hello \ud83d', 100, NOTE))).not.toThrow();
});
