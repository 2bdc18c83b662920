// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fillStorage } from '#testing/fillStorage.ts';
import { draftName, draftsOf, removeExpiredDrafts } from './drafts';

const DAY = 24 * 60 * 60_000;
const FIELDS = { title: '', text: 'Stored' };
const NEW_POST = draftName('blog_posts', 'new');

const own = draftsOf('account-1');
const other = draftsOf('account-10');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const write = (drafts = own, name = NEW_POST) => drafts.write(name, { title: 'Half a sen' });

test('what was written is read back, over the stored values', () => {
  expect(own.read(NEW_POST, FIELDS)).toBeUndefined();
  write();
  expect(own.read(NEW_POST, FIELDS)).toEqual({ title: 'Half a sen', text: 'Stored' });
  expect(own.read(draftName('portfolio', 'new'), FIELDS)).toBeUndefined();
});

test('one draft is discarded, or all of an account together, and nothing of another account', () => {
  write();
  write(own, draftName('portfolio', 'p1'));
  write(own, draftName('portfolio', 'p2'));
  localStorage.setItem('theme', 'dark');
  expect([other.count(), other.read(NEW_POST, FIELDS)]).toEqual([0, undefined]);
  other.discard(NEW_POST);
  other.discardAll();
  expect(own.count()).toBe(3);
  own.discard(NEW_POST);
  expect([own.read(NEW_POST, FIELDS), own.count()]).toEqual([undefined, 2]);
  own.discardAll();
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

describe('a draft without a change for 30 days', () => {
  test('is there until then, and neither read nor counted after it', () => {
    write();
    later(30 * DAY);
    expect(own.count()).toBe(1);
    later(1);
    expect(own.read(NEW_POST, FIELDS)).toBeUndefined();
    expect(own.count()).toBe(0);
  });

  test('is removed with every other account’s, and younger ones stay', () => {
    write();
    write(other);
    later(20 * DAY);
    write(own, draftName('portfolio', 'p1'));
    later(10 * DAY + 1);
    removeExpiredDrafts();
    expect(Object.keys(localStorage)).toEqual(['draft:account-1:portfolio:p1']);
  });
});

test.each([
  'not { json',
  'null',
  '"title"',
  '{"title":"Of an older version"}',
  '{"savedAt":"soon","values":{}}',
  '{"savedAt":1,"values":null}',
])('a damaged draft counts as none, and is removed: %s', (text) => {
  localStorage.setItem(`draft:account-1:${NEW_POST}`, text);
  expect(own.read(NEW_POST, FIELDS)).toBeUndefined();
  expect(own.count()).toBe(0);
  removeExpiredDrafts();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['are damaged keep their stored value', '{"title":null,"text":12}'],
  ['the form does not have are left out', '{"former":"x","__proto__":{"title":"x"}}'],
])('fields that %s', (_, values) => {
  localStorage.setItem(
    `draft:account-1:${NEW_POST}`,
    `{"savedAt":${Date.now()},"values":${values}}`,
  );
  expect(own.read(NEW_POST, FIELDS)).toEqual(FIELDS);
});

test('closing the page asks first while a text is in memory alone', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  write();
  expect(isAsked()).toBe(false);
  fillStorage();
  expect(write()).toBe(false);
  expect(write(other)).toBe(false);
  own.discard(NEW_POST);
  expect(isAsked()).toBe(true);
  other.discard(NEW_POST);
  expect(isAsked()).toBe(false);
});
