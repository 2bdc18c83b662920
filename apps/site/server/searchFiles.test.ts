import type { Post } from '@agency/model/post';
import { searchWords } from '@agency/model/search';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cursor } from '../src/queries/cursor.ts';
import { searchPublished } from '../src/queries/publishedSearch.ts';
import { publishedFiles } from './publishedFiles.ts';

const COUNT = 250;
const postOf = (n: number): Post => ({
  id: `id-${String(n).padStart(4, '0')}`,
  slug: `post-${n}`,
  title: n === 7 ? 'Kolam at the threshold' : `Post number${n}`,
  excerpt: n === 9 ? 'தமிழ் இணையதளம்' : null,
  content: `The same words for all${n % 10 === 0 ? ', (harvest) too.' : '.'} 🌾${n === 11 ? '🚜' : ''}`,
  tags: n % 100 === 0 ? ['Rice mills'] : [],
  image_url: null,
  created_at: `2026-01-01T00:${String(n % 60).padStart(2, '0')}:${String(Math.floor(n / 60)).padStart(2, '0')}+00:00`,
});
const posts = Array.from({ length: COUNT }, (_, index) => postOf(index + 1)).sort((one, other) =>
  one.created_at > other.created_at ? -1 : 1,
);
const { index, files } = publishedFiles({ posts, projects: [] });
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(files.get(address), { status: files.has(address) ? 200 : 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** All that is found, range by range. */
async function found(query: string, tag?: string): Promise<string[]> {
  const slugs: string[] = [];
  let cursor: Cursor | null = null;
  do {
    const range: Awaited<ReturnType<typeof searchPublished<Post>>> = await searchPublished<Post>(
      index.blog_posts,
      cursor,
      { tag, words: searchWords(query) },
    );
    expect(range.rows.length).toBeLessThanOrEqual(12);
    slugs.push(...range.rows.map(({ slug }) => slug));
    cursor = range.next;
  } while (cursor);
  return slugs;
}

const slugsWhere = (holds: (post: Post) => boolean) => posts.filter(holds).map(({ slug }) => slug);

describe('the search index of the build', () => {
  test.each([
    ['kolam', (post: Post) => post.title.startsWith('Kolam')],
    ['THRESH kol', (post: Post) => post.title.startsWith('Kolam')],
    ['harvest', (post: Post) => post.content.includes('harvest')],
    ['harvest words', (post: Post) => post.content.includes('harvest')],
    ['number12', (post: Post) => post.title.includes('number12')],
    ['இணை', (post: Post) => post.excerpt !== null],
    ['🌾🚜', (post: Post) => post.content.includes('🚜')],
    ['k', (post: Post) => post.title.startsWith('Kolam')],
    ['words', () => true],
    ['nowhere', () => false],
    ['harvest kolam', () => false],
    ['%', () => false],
    ['__proto__', () => false],
    ['constructor', () => false],
  ])('finds by %s', async (query, holds) => {
    expect(await found(query)).toEqual(slugsWhere(holds));
  });

  test('finds by a tag, written as it is', async () => {
    expect(await found('', 'Rice mills')).toEqual(slugsWhere(({ tags }) => tags.length > 0));
    expect(await found('number200', 'Rice mills')).toEqual(['post-200']);
    expect(await found('', 'rice mills')).toEqual([]);
  });

  test('is read in parts, each once', async () => {
    await found('kolam thres');
    await found('kolam');
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeLessThanOrEqual(3);
  });
});
