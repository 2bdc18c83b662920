// @vitest-environment happy-dom
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import {
  attributesOf,
  documentOf,
  entries,
  listed,
  SITE,
  textOf,
  textsOf,
  urlOf,
} from './builtPages.ts';

// What search engines, feed readers and browsers read about the site.

const { dist } = inject('site');
const POST = 'blog/pongal-page-ready-by-december.html';
const TAMIL_SLUG = 'சிறிய-கடைக்கும்-இணையதளம்-வேண்டுமா';

function contentsOf(file: string, selector: string): string[] {
  const xml = new DOMParser().parseFromString(textOf(file), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return textsOf(xml, selector);
}

type Node = Record<string, unknown> & { '@type': string };

function nodeOf(file: string, type: string): Node {
  const scripts = documentOf(file).querySelectorAll('script[type="application/ld+json"]');
  expect(scripts, file).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.textContent ?? '');
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'].find((node: Node) => node['@type'] === type);
}

describe('structured data', () => {
  test('names the agency, its town and the site on every page', () => {
    for (const file of listed) {
      expect(nodeOf(file, 'ProfessionalService')).toMatchObject({
        name: 'Uplift',
        url: `${SITE}/`,
        telephone: '+91 98765 43210',
        email: 'hello@uplift.example',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Valangaiman',
          addressRegion: 'Tamil Nadu',
          postalCode: '612804',
          addressCountry: 'India',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 10.8562, longitude: 79.357 },
      });
      expect(nodeOf(file, 'WebSite')).toMatchObject({ url: `${SITE}/`, name: 'Uplift' });
    }
  });

  test('has the questions of the services page', () => {
    const questions = nodeOf('services.html', 'FAQPage').mainEntity as Node[];
    const shown = [...documentOf('services.html').querySelectorAll('main h3')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(questions.map(({ name }) => name)),
    );
    expect(questions).toHaveLength(4);
  });

  test('has breadcrumbs with existing addresses on every page but home', () => {
    const urls = listed.map(urlOf);
    expect(nodeOf('index.html', 'BreadcrumbList')).toBeUndefined();
    for (const file of listed.filter((each) => each !== 'index.html')) {
      const steps = nodeOf(file, 'BreadcrumbList').itemListElement as Node[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps).toHaveLength(file.includes('/') ? 3 : 2);
      for (const { item, name } of steps) {
        expect(urls).toContain(item);
        expect(name).toBeTruthy();
      }
      expect(steps.at(-1)?.item).toBe(urlOf(file));
    }
  });

  test('describes a post as a BlogPosting', () => {
    const post = nodeOf(POST, 'BlogPosting');
    expect(post).toMatchObject({
      headline: 'Have your Pongal page ready by December',
      url: urlOf(POST),
      datePublished: '2026-11-12T05:00:00.000Z',
      author: { '@id': nodeOf(POST, 'ProfessionalService')['@id'] },
    });
    for (const image of post.image as string[]) expect(image).toMatch(/^https?:\/\//);
  });

  test('describes each project as a CreativeWork with its title', () => {
    const projects = entries.filter((file) => file.startsWith('portfolio/'));
    expect(projects.length).toBeGreaterThan(5);
    for (const file of projects) {
      expect(nodeOf(file, 'CreativeWork')).toMatchObject({
        name: textsOf(documentOf(file), 'h1')[0],
        url: urlOf(file),
        creator: { '@id': nodeOf(file, 'ProfessionalService')['@id'] },
      });
    }
  });
});

test('the sitemap lists every page that search engines may list, and no other', () => {
  const found = contentsOf('sitemap.xml', 'urlset > url > loc');
  expect(found.toSorted()).toEqual(listed.map(urlOf).toSorted());
});

test('the RSS feed has every post, the newest first', () => {
  const links = contentsOf('feed.xml', 'rss[version="2.0"] > channel > item > link');
  expect(links).toHaveLength(16);
  expect(links[0]).toBe(urlOf(POST));
  expect(links).toContain(`${SITE}/blog/${encodeURIComponent(TAMIL_SLUG)}`);
  const written = contentsOf('feed.xml', 'item > pubDate');
  expect(written[0]).toBe('Thu, 12 Nov 2026 05:00:00 GMT');
  const dates = written.map((date) => new Date(date).getTime());
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

test('the JSON feed has the same posts', () => {
  const feed = JSON.parse(textOf('feed.json'));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${SITE}/blog`,
    feed_url: `${SITE}/feed.json`,
  });
  expect(feed.items.map(({ url }: { url: string }) => url)).toEqual(
    contentsOf('feed.xml', 'item > link'),
  );
});

test('robots.txt leads to the sitemap, and nothing for machines names the panel', () => {
  expect(textOf('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  for (const file of ['sitemap.xml', 'robots.txt', 'feed.xml', 'feed.json']) {
    expect(textOf(file), file).not.toContain('admin');
  }
});

test.each([
  ['site', 'index.html', { name: 'Uplift', start_url: '/' }],
  ['admin', 'admin.html', { start_url: '/admin', scope: '/admin', display: 'standalone' }],
])('pages of the %s link its manifest, whose icons are there', (name, page, named) => {
  const linked = attributesOf(documentOf(page), 'link[rel="manifest"]', 'href');
  expect(linked).toEqual([`/${name}.webmanifest`]);
  const manifest = JSON.parse(textOf(`${name}.webmanifest`));
  expect(manifest).toMatchObject(named);
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src } of manifest.icons) expect(existsSync(join(dist, src)), src).toBe(true);
});

test('public pages name the links whose documents are fetched while they are pointed at; the panel names none', () => {
  const rulesOf = (file: string) =>
    [...documentOf(file).querySelectorAll('script[type="speculationrules"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? ''),
    );
  expect(rulesOf('admin.html')).toEqual([]);
  for (const file of listed) {
    const [rules, ...further] = rulesOf(file);
    expect(further, file).toEqual([]);
    const [{ where, eagerness }] = rules.prefetch;
    expect(eagerness).toBe('moderate');
    const { documentElement } = documentOf(file);
    expect(documentElement.querySelector(where.selector_matches), file).not.toBeNull();
    // The application navigates without documents.
    const hydrated = documentElement.cloneNode(true) as HTMLElement;
    hydrated.dataset.hydrated = 'page';
    expect(hydrated.querySelector(where.selector_matches), file).toBeNull();
  }
});

test('the site, each post and each project has a social card of 1200 × 630 px', () => {
  const cards = new Set(
    listed.flatMap((file) =>
      attributesOf(documentOf(file), 'meta[property="og:image"]', 'content'),
    ),
  );
  expect(cards.size).toBe(1 + entries.length);
  for (const url of cards) {
    expect(url.startsWith(SITE), url).toBe(true);
    const picture = readFileSync(join(dist, new URL(url).pathname));
    // The frame header of a JPEG has height and width.
    const frame = picture.indexOf(Buffer.from([0xff, 0xc0]));
    expect([picture.readUInt16BE(frame + 7), picture.readUInt16BE(frame + 5)]).toEqual([1200, 630]);
    expect(picture.length, url).toBeLessThan(60_000);
  }
});
