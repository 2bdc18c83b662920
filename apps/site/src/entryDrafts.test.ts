// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftsOf } from './drafts';
import { entryDrafts } from './entryDrafts';

const NOW = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;
const ID = 'p1';
const stored = { title: 'Stored', content: 'Words' };
const mine = { title: 'Mine', content: 'Words' };

const all = draftsOf('admin');
const drafts = entryDrafts<typeof stored>(all, 'blog_posts');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => vi.useRealTimers());

/** Writes a draft that was begun with the text of moment 1. */
const writeMine = (fields = mine) => drafts.write(ID, fields, 'moment 1');

test('a draft goes on when the stored text is the one it was begun with', () => {
  writeMine();
  expect(drafts.resume(ID, stored, 'moment 1')).toEqual(mine);
  expect(drafts.isWritten(ID)).toBe(true);
});

describe('a draft of a text that was changed since', () => {
  beforeEach(() => writeMine());

  test('does not go on, and is kept with its age', () => {
    vi.setSystemTime(NOW + 5 * MINUTE);
    expect(drafts.resume(ID, stored, 'moment 2')).toBeUndefined();
    expect(drafts.isWritten(ID)).toBe(false);
    expect(drafts.earlier(ID, stored)).toMatchObject({ savedAt: NOW, fields: mine });
  });

  test('is kept when something else is written and discarded', () => {
    drafts.resume(ID, stored, 'moment 2');
    drafts.write(ID, { ...stored, title: 'Other' }, 'moment 2');
    drafts.discard(ID);
    expect(drafts.resume(ID, stored, 'moment 2')).toBeUndefined();
    expect(drafts.earlier(ID, stored)?.fields).toEqual(mine);
  });

  test('is listed before an older one, which comes when it is discarded', () => {
    drafts.resume(ID, stored, 'moment 2');
    vi.setSystemTime(NOW + MINUTE);
    const later = { ...mine, title: 'Later' };
    drafts.write(ID, later, 'moment 2');
    drafts.resume(ID, stored, 'moment 3');
    const newest = drafts.earlier(ID, stored);
    expect(newest?.fields).toEqual(later);
    if (newest) drafts.discardEarlier(newest);
    expect(drafts.earlier(ID, stored)?.fields).toEqual(mine);
  });

  test('is not offered when its text is stored by now', () => {
    drafts.resume(ID, stored, 'moment 2');
    expect(drafts.earlier(ID, mine)).toBeUndefined();
  });

  test('is not the draft of another entry whose id begins alike', () => {
    drafts.resume(ID, stored, 'moment 2');
    expect(drafts.earlier('p', stored)).toBeUndefined();
    expect(drafts.earlier('p12', stored)).toBeUndefined();
  });

  test('counts at a logout, and is gone after it', () => {
    drafts.resume(ID, stored, 'moment 2');
    expect(all.count()).toBe(1);
    all.discardAll();
    expect(drafts.earlier(ID, stored)).toBeUndefined();
  });
});

test('a draft whose text is stored by now is discarded', () => {
  writeMine();
  expect(drafts.resume(ID, mine, 'moment 2')).toBeUndefined();
  expect(all.count()).toBe(0);
});

test('a draft of an older release, without a moment, does not go on by itself', () => {
  all.write('blog_posts:p1', mine);
  expect(drafts.resume(ID, stored, 'moment 1')).toBeUndefined();
  expect(drafts.earlier(ID, stored)?.fields).toEqual(mine);
});

test('a draft of a new entry goes on', () => {
  drafts.write('new', mine, '');
  expect(drafts.resume('new', { title: '', content: '' }, '')).toEqual(mine);
});
