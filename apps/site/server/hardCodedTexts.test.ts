import { expect, test, vi } from 'vitest';
import { makePost, makeProject } from '#testing/makeEntry.ts';
import { pageQueryClient } from './pageQueryClient';
import { renderPage } from './renderPage';
import { indexablePages } from './sitePages';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../src/content/*.ts',
    '../../../packages/ui/src/{primitives,patterns,sections}/*.tsx',
    '../../../packages/ui/src/primitives/sharedWords.ts',
    '!**/*.{stories,test}.tsx',
  ],
  { eager: true },
);
/** Names of values that are not shown as text, beside URLs. */
const CODES = /^(?:icon|id|slug|lang|place|page|seed|timeZone|content|created_at)$/;
const URL_LIKE = /^(?:\/|#|https?:|mailto:|tel:|data:)/;
const marked = new Set<unknown>();

/** Sets marks around every text for visitors, in place. */
function mark<Value>(value: Value): Value {
  if (typeof value === 'string') {
    return (/\p{L}/u.test(value) && !URL_LIKE.test(value) ? `«${value}»` : value) as Value;
  }
  if (typeof value === 'function') {
    return ((...given: unknown[]) => mark(value(...given))) as Value;
  }
  if (typeof value !== 'object' || value === null || marked.has(value)) return value;
  marked.add(value);
  const texts = value as Record<string, unknown>;
  for (const [key, each] of Object.entries(texts)) if (!CODES.test(key)) texts[key] = mark(each);
  return value;
}

for (const [file, module] of Object.entries(modules)) {
  for (const [name, value] of Object.entries(module)) {
    if (file.includes('/content/') || name.endsWith('Words')) mark(value);
  }
}
const published = {
  posts: ['one', 'two', 'three'].map((slug) =>
    mark({ ...makePost(slug, { content: '# «Head»\n\n# «Foot»', tags: ['Shops'] }) }),
  ),
  projects: ['one', 'two', 'three'].map((id) => mark(makeProject(id))),
};
const nothing = { posts: [], projects: [] };

/** What a page says, by eye and to screen readers, without dates and what is marked. */
function unmarkedIn(body: string): string[] {
  const seen = body
    .replace(/<(script|style|svg|time)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .matchAll(/\s(?:aria-label|title|placeholder|alt)="([^"]*)"|>([^<]+)/g);
  let words = [...seen].map(([, label, text]) => label ?? text).join('\n');
  for (let before = ''; before !== words; ) {
    before = words;
    words = words.replace(/«[^«»]*»/g, '');
  }
  return words.match(/.*\p{L}{2}.*/gu) ?? [];
}

test.each([
  ...indexablePages(published).map(({ url, ...page }) => ({ url, ...page, shown: published })),
  ...['/nowhere', '/blog', '/portfolio'].map((url) => ({ url, shown: nothing })),
])('$url says nothing that neither content nor the words of a component replace', async (page) => {
  vi.stubEnv('VITE_BUILD_YEAR', '2026');
  const { body } = await renderPage(page.url, pageQueryClient(page, page.shown));
  expect(body).toContain('«');
  expect(unmarkedIn(body)).toEqual([]);
});
