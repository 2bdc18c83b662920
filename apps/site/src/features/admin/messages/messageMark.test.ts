// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readMark, writeMark } from './messageMark';

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
