import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { light } from '@agency/ui/tokens/roles';
import { home } from '../src/content/home.ts';
import { site } from '../src/content/site.ts';
import { parseEnv } from '../src/env.ts';
import { type SitePage, pages as siteTable } from '../src/pages.ts';
import { absolute } from '../src/paths.ts';
import { earlyAddress } from '../src/queries/earlyRange.ts';
import { render } from '../src/startup/server.tsx';
import { compressFiles } from './compressFiles.ts';
import { jsonFeed, manifest, robots, rss, sitemap } from './feeds.ts';
import { headScript } from './headScript.ts';
import { writeHostingFiles } from './hosting.ts';
import { pageCache, pageData } from './pageData.ts';
import { pageDocument, sharingTags } from './pageDocument.ts';
import { publishedContent } from './publishedContent.ts';
import { type BuiltPage, sitePages } from './sitePages.ts';
import { CARD, cardPainter, icon } from './socialCard.ts';
import { structuredData } from './structuredData.ts';

/** The site's folder: package scripts run in it. */
const SITE = process.cwd();
const DIST = join(SITE, 'dist');

const env = parseEnv(import.meta.env);
const published = await publishedContent(env);
const pages = sitePages(published);
const parts = {
  template: readFileSync(join(DIST, 'index.html'), 'utf8'),
  css: takeStyles(),
  headScript: await headScript(SITE),
  // The letters of every page; others are requested when a text needs them.
  font: assetLike(/^anek-latin-everyday-.*\.woff2$/),
};
const modulesOf = readManifest();
const paint = await cardPainter({
  page: light.surface.page,
  text: light.text.main,
  line: light.line.kolam,
});

write('cards/site.png', paint({ title: home.hero.headline, brand: site.brand, seed: site.brand }));
for (const page of pages) {
  const card = absolute(cardOf(page));
  const link = {
    brand: site.brand,
    locale: site.locale,
    url: absolute(page.address),
    card: { url: card, ...CARD, alt: page.title },
    data: structuredData(page, card),
  };
  await writePage(page, sharingTags(page, link) + feedLinks());
}
const unlisted = Object.values<SitePage>(siteTable).filter(({ listed }) => !listed);
for (const { path, file, chunk } of unlisted) await writePage({ address: path, file, chunk });

write('sitemap.xml', sitemap(pages));
write('robots.txt', robots());
write('feed.xml', rss(published.posts));
write('feed.json', jsonFeed(published.posts));
write('site.webmanifest', manifest());
const sign = readFileSync(join(SITE, 'public/favicon.svg'), 'utf8');
for (const size of [180, 192, 512]) write(`icon-${size}.png`, icon(sign, size));
compressFiles(DIST);
writeHostingFiles(DIST, env.VITE_SUPABASE_URL);

console.log(`Prerendered ${pages.length + unlisted.length} pages for ${env.VITE_SITE_URL}.`);
if (process.env.VITE_SITE_URL === undefined && env.VITE_SUPABASE_URL !== undefined) {
  console.warn('VITE_SITE_URL is not set: cards, feeds and canonical addresses name that one.');
}

async function writePage(
  page: Pick<BuiltPage, 'address' | 'file' | 'chunk'> & Partial<BuiltPage>,
  tags = '',
): Promise<void> {
  const cache = await pageCache(page, published);
  const { head, body } = await render(page.address, cache);
  const data = pageData(cache);
  // Its timers would keep the build running for minutes.
  cache.clear();
  const { VITE_SUPABASE_URL: backend = '', VITE_SUPABASE_ANON_KEY: key = '' } = env;
  const html = pageDocument(parts, {
    head: head + tags,
    body,
    modules: modulesOf(page.chunk),
    read: page.table && { address: earlyAddress(backend, page.table), key },
    data,
    // Without data the panel and the shells of unknown entries show nothing before they read.
    eager: page.chunk === 'AdminRoute' || (page.chunk === 'articles' && data === undefined),
  });
  write(page.file, html);
}

/** Draws the social card of a post or a project; other pages share one. */
function cardOf({ post, project, trail }: BuiltPage): string {
  const entry = post ?? project;
  if (!entry) return '/cards/site.png';
  const card = `cards/${encodeURIComponent(entry.id)}.png`;
  const label = trail[0]?.name ?? '';
  write(card, paint({ title: entry.title, label, brand: site.brand, seed: entry.id }));
  return `/${card}`;
}

function feedLinks(): string {
  const link = (type: string, file: string) =>
    `<link rel="alternate" type="${type}" title="${site.brand}" href="/${file}">`;
  return link('application/rss+xml', 'feed.xml') + link('application/feed+json', 'feed.json');
}

/** Takes the stylesheet out of the build: every page inlines it. */
function takeStyles(): string {
  const file = join(DIST, assetLike(/\.css$/));
  const css = readFileSync(file, 'utf8').trim();
  if (/<\/style/i.test(css)) throw new Error('The styles would end their own element.');
  rmSync(file);
  return css;
}

function assetLike(name: RegExp): string {
  const file = readdirSync(join(DIST, 'assets')).find((each) => name.test(each));
  if (!file) throw new Error(`The build has no asset like ${name}.`);
  return `/assets/${file}`;
}

/** Finds the modules of a page: the application's, and those of its route's chunk. */
function readManifest(): (chunk: SitePage['chunk']) => string[] {
  const file = join(DIST, '.vite/manifest.json');
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    { name?: string; file: string; imports?: string[] }
  >;
  rmSync(dirname(file), { recursive: true });
  const reach = (key: string, found: Set<string>) => {
    const chunk = chunks[key];
    if (!chunk || found.has(`/${chunk.file}`)) return;
    found.add(`/${chunk.file}`);
    for (const next of chunk.imports ?? []) reach(next, found);
  };
  return (name) => {
    const found = new Set<string>();
    reach('index.html', found);
    const key = Object.keys(chunks).find((each) => chunks[each]?.name === name);
    if (!key) throw new Error(`The build has no chunk called ${name}.`);
    reach(key, found);
    return [...found];
  };
}

function write(file: string, content: string | Buffer): void {
  const path = join(DIST, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
