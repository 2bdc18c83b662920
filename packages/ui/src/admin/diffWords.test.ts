import { expect, test, vi } from 'vitest';
import { diffWords } from './diffWords';

/** `[-removed-]`, `{+added+}`. */
const written = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`,
    )
    .join('');

test.each([
  ['', '', ''],
  ['the same words', 'the same words', 'the same words'],
  ['one two', 'one two three', 'one two{+ three+}'],
  ['one two three', 'one three', 'one [-two -]three'],
  ['a red shop', 'a blue shop', 'a [-red-]{+blue+} shop'],
  ['', 'new', '{+new+}'],
  ['line\nline', 'line\n\nline', 'line[-\n-]{+\n\n+}line'],
  ['பட்டு நெசவு கடை', 'பட்டு சேலை கடை', 'பட்டு [-நெசவு-]{+சேலை+} கடை'],
  ['rice 🌾 mill', 'rice 👨‍👩‍👧 mill', 'rice [-🌾-]{+👨‍👩‍👧+} mill'],
])('from %j to %j: %j', (before, after, parts) => {
  expect(written(before, after)).toBe(parts);
});

test('a word of 5,000 characters is one word', () => {
  const word = 'x'.repeat(5000);
  expect(written(`a ${word}`, `a ${word}y`)).toBe(`a [-${word}-]{+${word}y+}`);
});

test('unchanged stretches are shortened between words, at the side without a change', () => {
  const long = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
  const text = written(`${long} old ${long}`, `${long} new ${long}`);
  expect(text.length).toBeLessThan(400);
  expect(text).toMatch(/^… word\d+( word\d+)* \[-old-\]\{\+new\+\} (word\d+ )+…$/);
});

test('a shortened stretch never splits a character', () => {
  const long = '🌾'.repeat(5000);
  expect(written(`${long} old ${long}`, `${long} new ${long}`)).toBe('… [-old-]{+new+} …');
});

test('texts that take too long to compare differ throughout', () => {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  expect(written('one two', 'one three')).toBe('[-one two-]{+one three+}');
});
