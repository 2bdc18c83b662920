import { beforeAll, expect, test, vi } from 'vitest';
import { makePost, makeProject } from '#testing/makeEntry.ts';
import { pageQueryClient } from './pageQueryClient';
import type { PublishedContent } from './publishedContent';
import { renderPage } from './renderPage';
import { indexablePages } from './sitePages';

/** So many posts, and projects of which the oldest has a category of its own. */
function contentOf(count: number): PublishedContent {
  const slugs = Array.from({ length: count }, (_, index) => String(count - index).padStart(6, '0'));
  const posts = slugs.map((slug, index) =>
    makePost(slug, {
      content: 'A long text. '.repeat(index === 3 ? 15_000 : 20),
      excerpt: 'What it is about.',
      tags: ['One'],
      created_at: `2026-11-12 05:00:00.${999_999 - index}+00`,
    }),
  );
  const projects = posts.map(({ slug, content: description, tags, created_at }, index) => {
    const category = index < count - 1 ? 'Web' : 'Rare';
    return { ...makeProject(slug), category, description, tags, created_at };
  });
  return { posts, projects };
}

/** The page at a URL of a site with so many posts and projects. */
async function pageAt(url: string, count: number) {
  const content = contentOf(count);
  const page = indexablePages(content).find((each) => each.url === url);
  if (!page) throw new Error(`There is no page ${url}.`);
  const cache = pageQueryClient(page, content);
  const rendered = await renderPage(url, cache);
  const data = JSON.stringify(rendered.data ?? {});
  cache.clear();
  const { body } = rendered;
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
  return { main, data, size: body.length + data.length };
}

const hrefsOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href]) => href);
const countOf = (html: string, tag: string) => html.split(`<${tag}`).length - 1;

// The first render imports every route.
beforeAll(() => pageAt('/blog', 1), 60_000);

test('a list has one size for a hundred and one entries and for three thousand', async () => {
  const [some, many] = [await pageAt('/blog', 101), await pageAt('/blog', 3000)];
  // Numbers are longer, and each entry has another drawing.
  expect(many.size).toBeLessThan(1.05 * some.size);
  expect(countOf(many.main, 'article')).toBe(6);
  expect(many.data).toContain('"total":3000');
});

test('a list links to its archive, for those with scripts when it is longer than its first read', async () => {
  const archive = async (count: number) => {
    const { main } = await pageAt('/portfolio', count);
    const scripted = main.replace(/<noscript>.*?<\/noscript>/gs, '');
    return [main, scripted].map((html) =>
      hrefsOf(html).filter((href) => href?.includes('/archive')),
    );
  };
  expect(await archive(6)).toEqual([[], []]);
  expect(await archive(7)).toEqual([['/portfolio/archive'], []]);
  expect(await archive(100)).toEqual([['/portfolio/archive'], []]);
  expect(await archive(101)).toEqual([['/portfolio/archive'], ['/portfolio/archive']]);
});

test('a list has data that a later build of the same content writes the same', async () => {
  vi.useFakeTimers();
  const { data } = await pageAt('/blog', 20);
  vi.setSystemTime(Date.now() + 60_000);
  expect((await pageAt('/blog', 20)).data).toBe(data);
  vi.useRealTimers();
});

test('a list is rendered as the browser hydrates it, which reads it once more', async () => {
  expect((await pageAt('/portfolio', 20)).main).toContain('<span role="status">');
});

test('the portfolio offers every category, also those of its oldest projects', async () => {
  expect((await pageAt('/portfolio', 3000)).main).toContain('>Rare</button>');
});

test('services names the newest project of each category, and leads to all of them', async () => {
  const { main } = await pageAt('/services', 3000);
  const hrefs = hrefsOf(main).filter((href) => href?.startsWith('/portfolio'));
  expect(hrefs).toEqual(['/portfolio/003000', '/portfolio?category=Web']);
  expect((await pageAt('/services', 1)).main).toContain('>All of Rare</a>');
});
