import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PublishedContent } from '../src/readPublished';
import { render } from '../src/startup/server';
import { pageCache, pageData } from './pageData';
import { publishedFiles } from './publishedFiles';
import { sitePages } from './sitePages';

const postsOf = (count: number): Post[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `id-${String(count - index).padStart(6, '0')}`,
    slug: `post-${count - index}`,
    title: `Title ${count - index}`,
    content: 'A long text. '.repeat(index === 3 ? 15_000 : 20),
    excerpt: 'What it is about.',
    tags: ['One'],
    image_url: null,
    created_at: `2026-11-12 05:00:00.${String(999_999 - index)}+00`,
  }));

const projectsOf = (count: number): Project[] =>
  postsOf(count).map(({ slug: _slug, content, excerpt: _excerpt, image_url, ...post }, index) => ({
    ...post,
    category: index < count - 1 ? 'Web' : 'Rare',
    description: content,
    thumbnail_url: image_url,
  }));

/** The page at an address of a site with so many posts and projects. */
async function pageAt(address: string, count: number) {
  const content: PublishedContent = { posts: postsOf(count), projects: projectsOf(count) };
  const page = sitePages(content).find((each) => each.address === address);
  if (!page) throw new Error(`There is no page ${address}.`);
  const cache = await pageCache(page, content, publishedFiles(content).index);
  const { head, body } = await render(address, cache);
  const data = JSON.stringify(pageData(cache));
  cache.clear();
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
  return { head, main, data, size: body.length + data.length };
}

const hrefsOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href]) => href);
const countOf = (html: string, tag: string) => html.split(`<${tag}`).length - 1;

// The first render imports every route.
beforeAll(() => pageAt('/blog', 1), 60_000);

describe.each(['/blog', '/portfolio'])('%s', (path) => {
  test('has one size for a hundred and one entries and for three thousand', async () => {
    const [some, many] = [await pageAt(path, 101), await pageAt(path, 3000)];
    // Numbers are longer, and each entry has another drawing.
    expect(many.size).toBeLessThan(1.05 * some.size);
    expect(countOf(many.main, 'article')).toBe(6);
    expect(many.data).toContain('"total":3000');
  });

  test('links to its archive, for those with scripts when it is longer than its first read', async () => {
    const archive = async (count: number) => {
      const { main } = await pageAt(path, count);
      const scripted = main.replace(/<noscript>.*?<\/noscript>/gs, '');
      return [main, scripted].map((html) =>
        hrefsOf(html).filter((href) => href?.includes('/archive/')),
      );
    };
    expect(await archive(6)).toEqual([[], []]);
    expect(await archive(7)).toEqual([[`${path}/archive/1`], []]);
    expect(await archive(100)).toEqual([[`${path}/archive/1`], []]);
    expect(await archive(101)).toEqual([[`${path}/archive/2`], [`${path}/archive/2`]]);
  });

  test('has an archive whose pages link to every entry once, and to one another', async () => {
    const hrefs: unknown[] = [];
    for (const [page, neighbours] of [
      [3, [2]],
      [2, [3, 1]],
      [1, [2]],
    ] as const) {
      const { main, head } = await pageAt(`${path}/archive/${page}`, 250);
      const [links = '', ways = ''] = main.split('<nav');
      hrefs.push(...hrefsOf(links));
      expect(main).toMatch(/<h1[^>]*>\w+ archive</);
      expect(countOf(links, 'time')).toBe(page === 3 ? 50 : 100);
      expect(hrefsOf(ways)).toEqual([
        ...neighbours.map((other) => `${path}/archive/${other}`),
        path,
      ]);
      expect(head).toContain(`rel="canonical" href="http://localhost:4173${path}/archive/${page}"`);
      expect(head).not.toContain('noindex');
    }
    expect(hrefs).toHaveLength(250);
    expect(new Set(hrefs).size).toBe(250);
  });
});

test('the portfolio offers every category, also those of its oldest projects', async () => {
  expect((await pageAt('/portfolio', 3000)).main).toContain('>Rare</button>');
});

describe('the files of what is published', () => {
  const content = { posts: postsOf(3000), projects: projectsOf(3000) };
  const { index, files } = publishedFiles(content);

  test('hold every entry whole, in parts of about a dozen', () => {
    for (const { total, buckets } of Object.values(index)) {
      const rows = buckets.map((file) => JSON.parse(files.get(file) ?? '') as unknown[]);
      expect(total).toBe(3000);
      expect(rows.flat()).toHaveLength(3000);
      expect(Math.max(...rows.map(({ length }) => length))).toBeLessThan(50);
    }
  });

  test('stay small with one entry of 200,000 characters, but for its own', () => {
    const sizes = [...files.values()].map(({ length }) => length).toSorted((a, b) => b - a);
    expect(sizes[0]).toBeGreaterThan(190_000);
    expect(sizes[2]).toBeLessThan(70_000);
  });

  test('are mostly the same after one more entry', () => {
    const [newest] = postsOf(3001);
    const more = publishedFiles({ ...content, posts: [newest as Post, ...content.posts] });
    const changed = [...more.files.keys()].filter((file) => !files.has(file));
    // The newest range and one bucket, besides the files of its words.
    const ofWords = new Set(more.index.blog_posts.search);
    expect(changed.filter((file) => !ofWords.has(file))).toHaveLength(2);
  });

  test('of an empty site are empty', () => {
    const { index: empty } = publishedFiles({ posts: [], projects: [] });
    expect(empty.blog_posts).toMatchObject({ total: 0, categories: [], ranges: [] });
  });
});
