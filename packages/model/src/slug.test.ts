import { expect, test } from 'vitest';
import { slugOf } from './slug';

test.each([
  ['nothing', '', ''],
  ['words', 'Have your Pongal page ready', 'have-your-pongal-page-ready'],
  ['figures', '6 replies for 2026', '6-replies-for-2026'],
  ['signs around and between', '  “Ready?” – yes & no!  ', 'ready-yes-no'],
  ['signs only', '?! – …', ''],
  ['hyphens of its own', '--two - words--', 'two-words'],
  ['accents', 'Café Zürich', 'café-zürich'],
  ['an accent that is a character of its own', 'Cafe\u0301', 'café'],
  ['Tamil with its vowel signs', 'சிறிய கடைக்கும் இணையதளம்!', 'சிறிய-கடைக்கும்-இணையதளம்'],
  ['Tamil figures', 'பகுதி ௧௨', 'பகுதி-௧௨'],
  ['Hindi', 'छोटी दुकान', 'छोटी-दुकान'],
  ['Chinese', '小店 网站', '小店-网站'],
  ['emoji between words', 'Harvest 🌾 season', 'harvest-season'],
  ['an emoji of several characters', 'For the 👨‍👩‍👧‍👦 family', 'for-the-family'],
  ['an emoji with an invisible sign of how to draw it', 'We ❤️ Pongal', 'we-pongal'],
  ['such an emoji at each end', '❤️ Pongal ☎️', 'pongal'],
  ['an address', 'https://example.com/a?b=c', 'https-example-com-a-b-c'],
])('the slug of a title with %s', (_, title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a title of 300 characters makes a slug of 200', () => {
  expect(slugOf('a'.repeat(300))).toBe('a'.repeat(200));
  expect(slugOf('𝒂'.repeat(300))).toBe('𝒂'.repeat(200));
});

test('a slug that is cut between two words ends with the first one', () => {
  expect(slugOf(`${'a'.repeat(199)} ${'b'.repeat(100)}`)).toBe('a'.repeat(199));
});
