// @vitest-environment happy-dom
import { type PostValues, toPostForm } from '@agency/model/postForm';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftsOf } from '#src/lib/drafts.ts';
import { fillStorage } from '#testing/fillStorage.ts';
import { entryDraft } from './entryDraft';

const stored = { ...toPostForm(), title: 'Stored' };
const mine = { ...stored, title: 'Mine' };
const theirs = { ...stored, title: 'Theirs' };
const savesWithoutAnswer: PostValues = { ...stored, title: 'Sent', tags: [], image_url: null };
const drafts = draftsOf('admin');

/** Opens the form of an entry in a tab. */
const open = (id = 'p1', fields = stored, updatedAt = 'version 1') =>
  entryDraft<'post'>(drafts, ['blog_posts', id], { fields, updatedAt });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

/** Writes in a form, a millisecond after what was written before. */
const write = (form: ReturnType<typeof open>, fields = mine) => {
  vi.advanceTimersByTime(1);
  return form.write({ fields });
};

test('what was written goes on, with what it was begun from and what got no answer', () => {
  write(open());
  open().write({ savesWithoutAnswer: [savesWithoutAnswer] });
  const form = open('p1', theirs, 'version 2');
  expect(form.restored).toBe(true);
  expect(form.current()).toEqual({
    fields: mine,
    updatedAt: 'version 1',
    savesWithoutAnswer: [savesWithoutAnswer],
  });
});

test.each(['not json', 'null'])(
  'the text goes on where what got no answer is damaged: %s',
  (sent) => {
    drafts.write('blog_posts:p1', { ...mine, readAt: 'version 1', sent });
    expect(open().current()).toEqual({
      fields: mine,
      updatedAt: 'version 1',
      savesWithoutAnswer: [],
    });
  },
);

test('a draft whose text is stored by now is discarded', () => {
  write(open());
  const form = open('p1', mine, 'version 2');
  expect([form.restored, drafts.count()]).toEqual([false, 1]);
  form.discardSaved();
  expect(drafts.count()).toBe(0);
});

test('a discarded draft is gone, and a form that begins anew has nothing of it', () => {
  const form = open();
  write(form);
  form.write({ savesWithoutAnswer: [savesWithoutAnswer] });
  form.restart({ fields: theirs, updatedAt: 'version 2' });
  expect([form.isWritten(), drafts.count()]).toEqual([false, 0]);
  expect(form.current()).toEqual({
    fields: theirs,
    updatedAt: 'version 2',
    savesWithoutAnswer: [],
  });
  write(form);
  form.discard();
  expect(open().restored).toBe(false);
});

test('two tabs that write at the same time keep what both have written', () => {
  const [one, other] = [open(), open()];
  write(one);
  write(other, theirs);
  expect(drafts.count()).toBe(2);
  const next = open();
  expect(next.current().fields).toEqual(theirs);
  next.discard();
  expect(open().current().fields).toEqual(mine);
});

test('a tab discards nothing of what another one has added', () => {
  write(open());
  const [one, other] = [open(), open()];
  write(other, theirs);
  one.discard();
  one.restart({ fields: stored, updatedAt: 'version 1' });
  expect(open().current().fields).toEqual(theirs);
});

test('an entry whose id begins alike has drafts of its own', () => {
  write(open('p12'));
  expect(open('p1').restored).toBe(false);
  expect(drafts.namesOf('blog_posts:p1')).toEqual([]);
});

test('a draft that an older release has set aside is found', () => {
  const sent = JSON.stringify([savesWithoutAnswer]);
  drafts.write('blog_posts:p1~1700000000000', { ...mine, readAt: 'version 0', sent });
  const content = {
    fields: mine,
    updatedAt: 'version 0',
    savesWithoutAnswer: [savesWithoutAnswer],
  };
  expect(open().current()).toEqual(content);
});

test('a full storage is reported', () => {
  const form = open();
  expect(write(form)).toBe(true);
  fillStorage();
  expect(write(form, theirs)).toBe(false);
  expect(form.current().fields).toEqual(theirs);
});

test('a form that begins anew brings no draft back when all of the storage was cleared', () => {
  const form = open();
  write(form);
  form.restart({ fields: stored, updatedAt: 'version 1' });
  form.keep();
  expect(drafts.count()).toBe(0);
});
