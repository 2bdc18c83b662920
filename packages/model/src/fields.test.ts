import { expect, test } from 'vitest';
import { hasPiledMarks } from './fields';

test.each([
  ['one more accent than thirty', `e${'\u0301'.repeat(31)}`],
  ['accents above and below', `a${'\u0301\u0316'.repeat(5000)}`],
  ['accents without a letter', '\u0301'.repeat(31)],
  ['vowel signs', `க${'ா'.repeat(31)}`],
  ['halfwidth sound marks', 'ﾞ'.repeat(31)],
])('%s are piled on one letter', (_, text) => {
  expect(hasPiledMarks(`before ${text} after`)).toBe(true);
});

test.each([
  ['thirty accents', `e${'\u0301'.repeat(30)}`],
  ['Tamil', 'தமிழ்நாட்டின் சௌரியமான கடைகள், ஸ்ரீ க்ஷ'],
  ['Devanagari', 'क्षत्रियों की कॉफ़ी, हिन्दी में'],
  ['Vietnamese in parts', 'Tiếng Việt: nghiễng ngả'.normalize('NFD')],
  ['pointed Hebrew and Arabic', 'בְּרֵאשִׁית بِسْمِ ٱللَّهِ'],
  ['Thai and Tibetan', 'ที่นี่ བསྒྲུབས་ཧཱུྃ'],
  ['emoji of several', '👩🏽‍❤️‍💋‍👩🏻🏴󠁧󠁢󠁥󠁮󠁧󠁿🇮🇳1️⃣'.repeat(40)],
  ['a word of 5,000 letters', 'a'.repeat(5000)],
])('%s are not', (_, text) => {
  expect(hasPiledMarks(text)).toBe(false);
});
