// @vitest-environment happy-dom
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { pages } from '../support/pages.ts';
import {
  attributesOf,
  documentOf,
  entries,
  files,
  listed,
  pathOf,
  SITE,
  textOf,
  textsOf,
  urlOf,
} from './builtPages.ts';

const { dist } = inject('site');
const metaOf = (file: string, name: string) =>
  attributesOf(documentOf(file), `meta[name="${name}"], meta[property="${name}"]`, 'content');
const canonicalOf = (file: string) =>
  attributesOf(documentOf(file), 'link[rel="canonical"]', 'href');

test('a page is built for each route, post and project, and for the archives', () => {
  expect(listed.filter((file) => !file.includes('/'))).toHaveLength(pages.length);
  expect(entries.filter((file) => file.startsWith('blog/'))).toHaveLength(16);
  expect(entries.filter((file) => file.startsWith('portfolio/'))).toHaveLength(11);
  expect(listed.filter((file) => file.endsWith('/archive.html'))).toHaveLength(2);
});

test('every page has one title and one description of its own', () => {
  const titles = listed.map((file) => documentOf(file).title);
  // The validator refuses a second title.
  expect(titles.filter((title) => !title.includes('Uplift'))).toEqual([]);
  const descriptions = listed.map((file) => metaOf(file, 'description'));
  const odd = descriptions.filter(([text = '', ...more]) => more.length > 0 || text.length <= 20);
  expect(odd).toEqual([]);
  for (const all of [titles, descriptions.flat()]) expect(new Set(all).size).toBe(listed.length);
});

test('every page names its address and language, those of the blog its feeds, and says to those who share it what it says of itself', () => {
  for (const file of listed) {
    const page = documentOf(file);
    expect(canonicalOf(file), file).toEqual([urlOf(file)]);
    expect(page.documentElement.lang, file).toBe('en');
    const feeds = attributesOf(page, 'link[rel="alternate"]', 'href');
    const hasFeeds = /^(?:index|blog)\b/.test(file);
    expect(feeds, file).toEqual(hasFeeds ? ['/feed.xml', '/feed.json'] : []);
    expect(metaOf(file, 'og:url'), file).toEqual([urlOf(file)]);
    expect(metaOf(file, 'og:title'), file).toEqual([page.title]);
    expect(metaOf(file, 'og:description'), file).toEqual(metaOf(file, 'description'));
    expect(metaOf(file, 'og:image:width'), file).toEqual(['1200']);
    expect(metaOf(file, 'og:image:height'), file).toEqual(['630']);
    expect(metaOf(file, 'twitter:card'), file).toEqual(['summary_large_image']);
  }
});

test('search engines may list every page but the panel, the 404 page and shells of entries', () => {
  expect(files.filter((file) => !listed.includes(file))).toEqual([
    '404.html',
    'admin.html',
    'blog/_entry.html',
    'portfolio/_entry.html',
  ]);
  for (const file of files) {
    const isListed = listed.includes(file);
    expect(metaOf(file, 'robots'), file).toEqual(isListed ? [] : ['noindex']);
    if (!isListed) {
      expect(canonicalOf(file), file).toEqual([]);
      expect(textOf(file), file).not.toMatch(/og:|ld\+json/);
    }
  }
});

test('every page has one h1, which names its main content', () => {
  for (const file of files) {
    const page = documentOf(file);
    expect(textsOf(page, 'h1'), file).toEqual([expect.stringMatching(/./)]);
    if (file === 'admin.html') continue;
    const name = attributesOf(page, 'main', 'aria-labelledby');
    expect(attributesOf(page, 'main h1', 'id'), file).toEqual(name);
  }
});

test('every link within the site leads to a page or a file, and to a part that is there', () => {
  const dead: string[] = [];
  const pageAt = (path: string) => `${decodeURI(path).replace(/^\/$/, '/index').slice(1)}.html`;
  let links = 0;
  for (const file of files) {
    for (const href of attributesOf(documentOf(file), 'a[href]', 'href')) {
      const { origin, pathname, hash } = new URL(href, SITE + pathOf(file));
      if (origin !== SITE) continue;
      links += 1;
      const page = pageAt(pathname);
      const target = files.includes(page) ? documentOf(page) : undefined;
      const isFile = existsSync(join(dist, decodeURI(pathname))) && /\.\w+$/.test(pathname);
      const isThere = target
        ? hash === '' || target.getElementById(decodeURIComponent(hash.slice(1)))
        : isFile;
      if (!isThere) dead.push(`${file}: ${href}`);
    }
  }
  expect(dead).toEqual([]);
  expect(links).toBeGreaterThan(700);
});

test('every file that a page names is there', () => {
  const missing: string[] = [];
  for (const file of files) {
    const document = documentOf(file);
    const named = [
      ...attributesOf(document, 'link[href]', 'href'),
      ...attributesOf(document, '[src]', 'src'),
      ...attributesOf(document, '[srcset]', 'srcset').map((set) => set.split(/,? /)[0] ?? ''),
      ...attributesOf(document, '[data-modules]', 'data-modules').flatMap((all) => all.split(' ')),
      ...attributesOf(document, '[data-of]', 'data-of'),
    ].map((url) => new URL(url, SITE));
    for (const { origin, pathname } of named) {
      const isHere = pathname === '/' || existsSync(join(dist, pathname));
      const isPage = existsSync(join(dist, `${decodeURI(pathname)}.html`));
      if (origin === SITE && !isHere && !isPage) missing.push(`${file}: ${pathname}`);
    }
  }
  expect(missing).toEqual([]);
});

test('no page leads to the panel', () => {
  for (const file of files.filter((each) => each !== 'admin.html')) {
    expect(attributesOf(documentOf(file), 'a[href^="/admin"]', 'href'), file).toEqual([]);
  }
});
