// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftsOf, removeExpiredDrafts } from './drafts';
import { draftName } from './writeDraft';

const DAY = 24 * 60 * 60_000;
const FIELDS = { title: '', text: 'Stored' };
const NEW_POST = draftName('blog_posts', 'new');

const own = draftsOf('account-1');
const other = draftsOf('account-10');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const write = (drafts = own, name = NEW_POST) => drafts.write(name, { title: 'Half a sen' });

test('what was written is read back, over the stored values', () => {
  expect(own.read(NEW_POST, FIELDS)).toBeUndefined();
  expect(own.has(NEW_POST)).toBe(false);
  write();
  expect(own.has(NEW_POST)).toBe(true);
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
  expect([own.has(NEW_POST), own.count()]).toEqual([false, 2]);
  own.discardAll();
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

describe('a draft without a change for 30 days', () => {
  test('is there until then, and neither read nor counted after it', () => {
    write();
    later(30 * DAY);
    expect(own.has(NEW_POST)).toBe(true);
    later(1);
    expect(own.has(NEW_POST)).toBe(false);
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

test('a damaged draft counts as none, and is removed', () => {
  localStorage.setItem(`draft:account-1:${NEW_POST}`, 'not { json');
  expect(own.read(NEW_POST, FIELDS)).toBeUndefined();
  expect(own.count()).toBe(0);
  removeExpiredDrafts();
  expect(localStorage).toHaveLength(0);
});
