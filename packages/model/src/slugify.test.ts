import { expect, test } from 'vitest';
import { slugify } from './slugify';

test.each([
  ['', ''],
  ['Have your Pongal page ready', 'have-your-pongal-page-ready'],
  ['  “Ready?” – yes & no!  ', 'ready-yes-no'],
  ['?! – …', ''],
  ['--two - words--', 'two-words'],
  ['Cafe\u0301', 'café'],
  ['İstanbul', 'istanbul'],
  ['I\u0307zmir', 'izmir'],
  ['சிறிய கடைக்கும் இணையதளம்!', 'சிறிய-கடைக்கும்-இணையதளம்'],
  ['பகுதி ௧௨', 'பகுதி-௧௨'],
  ['छोटी दुकान', 'छोटी-दुकान'],
  ['Harvest 🌾 season', 'harvest-season'],
  ['For the 👨‍👩‍👧‍👦 family', 'for-the-family'],
  ['❤️ Pongal ☎️', 'pongal'],
  ['https://example.com/a?b=c', 'https-example-com-a-b-c'],
])('the slug of %j is %s', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('a title of 300 characters makes a slug of 200', () => {
  expect(slugify('a'.repeat(300))).toBe('a'.repeat(200));
  expect(slugify('𝒂'.repeat(300))).toBe('𝒂'.repeat(200));
});

test('a slug that is cut between two words ends with the first one', () => {
  expect(slugify(`${'a'.repeat(199)} ${'b'.repeat(100)}`)).toBe('a'.repeat(199));
});
