// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readLastSeen, writeLastSeen } from './lastSeenMessage';

const first = { id: 'a', created_at: '2026-03-05 20:00:00.1+00' };

beforeEach(() => localStorage.clear());

test('the last seen message is kept for each account', () => {
  writeLastSeen('one', first);
  expect(readLastSeen('one')).toEqual(first);
  expect(readLastSeen('other')).toBeUndefined();
});

test.each(['', 'null', '{', '{"id":1,"created_at":2}', '[]'])(
  'a damaged value (%s) counts as none',
  (text) => {
    localStorage.setItem('messages-seen:one', text);
    expect(readLastSeen('one')).toBeUndefined();
  },
);
