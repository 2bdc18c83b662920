// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { draftName } from '#src/lib/drafts.ts';
import { adminDrafts } from './adminDrafts';

const own = adminDrafts('account-1');
const other = adminDrafts('account-10');
const NEW_POST = draftName('blog_posts', 'new');

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('pictures that are not in a text yet are there until it is discarded, and asked about before the page closes', () => {
  const file = new File([''], 'shop.jpg');
  const image = { id: 1, kind: 'image', words: '', url: '' } as const;
  own.keepPictures(NEW_POST, { insertions: [image] });
  expect([own.picturesOf(NEW_POST), own.count(), isAsked()]).toEqual([undefined, 0, false]);
  own.keepPictures(NEW_POST, { insertions: [{ ...image, file }] });
  own.keepPictures(draftName('portfolio', 'p1'), { cover: { file, words: 'The shop' } });
  other.discardAll();
  expect(own.picturesOf(NEW_POST)?.insertions?.[0]?.file).toBe(file);
  expect([other.picturesOf(NEW_POST), own.count(), isAsked()]).toEqual([undefined, 2, true]);
  own.discardAll();
  expect([own.picturesOf(NEW_POST), own.count(), isAsked()]).toEqual([undefined, 0, false]);
});
