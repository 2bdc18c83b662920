import { expect, test } from 'vitest';
import { makePost, makeProject } from '#testing/makeEntry.ts';
import { indexablePages } from './sitePages';

/** The pages of a site with these entries. */
const pagesOf = (
  posts: ReturnType<typeof makePost>[],
  projects: ReturnType<typeof makeProject>[] = [],
) => indexablePages({ posts, projects });

test.each([
  '../../etc/passwd',
  'a\\b',
  '..',
  '.hidden',
  'what?',
  'a:b',
  'dot.',
  '',
  'க'.repeat(200),
  // The shell's own file.
  '_entry',
  // URLs of other pages.
  'index',
])('a slug that is no file name (%j) is left to the shell of unknown posts', (slug) => {
  expect(pagesOf([makePost(slug)]).filter(({ post }) => post)).toEqual([]);
});

test('slugs that a file system may take for the same have one page', () => {
  const pages = pagesOf([makePost('Same'), makePost('same'), makePost('other')]);
  expect(pages.flatMap(({ post }) => post?.slug ?? [])).toEqual(['Same', 'other']);
});

test('what search engines and shared links say of an entry has no marks', () => {
  const content = '## Step\n\n**Bold** words.';
  for (const page of pagesOf(
    [makePost('a', { content })],
    [{ ...makeProject('b'), description: content }],
  )) {
    if (page.post || page.project) expect(page.description).toBe('Bold words.');
  }
});
