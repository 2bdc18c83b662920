// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { isNewerThan, readMark, writeMark } from './messageMark';

const first = { id: 'a', created_at: '2026-03-05 20:00:00.1+00' };

beforeEach(() => localStorage.clear());

test('a mark is kept for its account', () => {
  writeMark('one', first);
  expect(readMark('one')).toEqual(first);
  expect(readMark('other')).toBeUndefined();
});

test.each(['', 'null', '{', '{"id":1,"created_at":2}', '[]'])(
  'a damaged mark (%s) is none',
  (text) => {
    localStorage.setItem('messages-seen:one', text);
    expect(readMark('one')).toBeUndefined();
  },
);

test('what came later, or in the same moment with a higher id, is newer', () => {
  expect(isNewerThan(first, { ...first, created_at: '2026-03-05 20:00:00.102+00' })).toBe(true);
  expect(isNewerThan(first, { ...first, id: 'b' })).toBe(true);
  expect(isNewerThan(first, first)).toBe(false);
  expect(isNewerThan(first, { id: 'z', created_at: '2026-03-05 20:00:00+00' })).toBe(false);
});
