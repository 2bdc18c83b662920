import { expect, test } from 'vitest';
import { languageOf } from './languageOf';

test.each([
  ['வணக்கம், Uplift! 2026 🙏', 'a text with a foreign name, figures and emoji'],
  ['கோலம் '.repeat(5000), 'a long text'],
])('names the language of Tamil: %#', (text) => {
  expect(languageOf(text)).toBe('ta');
});

test.each([
  ['Your Growth Partner', 'English'],
  ['A kolam (கோலம்) each morning', 'English with a Tamil word'],
  ['नमस्ते', 'another Indian script'],
  ['', 'no text'],
  ['440+ 🙏', 'no letters'],
  ['x'.repeat(5000), 'a long word'],
])('leaves the page’s language to everything else: %#', (text) => {
  expect(languageOf(text)).toBeUndefined();
});
