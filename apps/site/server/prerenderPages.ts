import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFiles } from './compressFiles.ts';
import { jsonFeed, manifest, robots, rss, sitemap } from './feeds.ts';
import { writeHostingFiles } from './hosting.ts';
import { outsideTags, pageDocument } from './pageDocument.ts';
import { publishedContent } from './publishedContent.ts';
import { type SitePage, sitePages } from './sitePages.ts';
import { CARD, cardPainter, icon } from './socialCard.ts';
import { startScript } from './startScript.ts';
import { structuredData } from './structuredData.ts';

const SITE = join(import.meta.dirname, '..');
const DIST = join(SITE, 'dist');

// The people who read without a script are mostly where the agency is.
process.env.TZ = 'Asia/Kolkata';

const prerender = (await import(
  join(SITE, '.temp/prerender/prerender.js')
)) as typeof import('../src/prerender.tsx');
const { absolute, earlyAddress, env, home, light, paths, render, site } = prerender;

const published = await publishedContent(prerender);
const pages = sitePages(prerender, published);
const parts = {
  template: readFileSync(join(DIST, 'index.html'), 'utf8'),
  css: takeStyles(),
  start: await startScript(),
  // What every page is written in; other letters arrive when a text needs them.
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
  const card = cardOf(page);
  const alt = page.title;
  const data = structuredData(page, absolute(card), prerender);
  const url = absolute(page.address);
  const outside = { brand: site.brand, url, card: { url: absolute(card), ...CARD, alt }, data };
  await writePage(page, outsideTags(page, outside) + feedLinks());
}
await writePage({ address: paths.admin, file: 'admin.html', chunk: 'AdminRoute' });
await writePage({ address: '/404', file: '404.html' });

write('sitemap.xml', sitemap(pages, prerender));
write('robots.txt', robots(prerender));
write('feed.xml', rss(published.posts, prerender));
write('feed.json', jsonFeed(published.posts, prerender));
write('site.webmanifest', manifest(prerender));
const sign = readFileSync(join(SITE, 'public/favicon.svg'), 'utf8');
for (const size of [180, 192, 512]) write(`icon-${size}.png`, icon(sign, size));
compressFiles(DIST);
writeHostingFiles(DIST, env.VITE_SUPABASE_URL);

console.log(`Prerendered ${pages.length + 2} pages for ${env.VITE_SITE_URL}.`);
if (process.env.VITE_SITE_URL === undefined && env.VITE_SUPABASE_URL !== undefined) {
  console.warn('VITE_SITE_URL is not set: cards, feeds and canonical addresses name that one.');
}

async function writePage(
  page: Pick<SitePage, 'address' | 'file' | 'chunk' | 'reads'>,
  outside = '',
): Promise<void> {
  const { head, body } = await render(page.address, published);
  const key = env.VITE_SUPABASE_ANON_KEY ?? '';
  const html = pageDocument(parts, {
    head: ownPictures(head) + outside,
    body: ownPictures(body),
    modules: modulesOf(page.chunk),
    read: page.reads && { address: earlyAddress(env.VITE_SUPABASE_URL ?? '', page.reads), key },
    eager: page.address === paths.admin,
  });
  write(page.file, html);
}

/** A post and a project have a card with their own title. */
function cardOf({ post, project, trail }: SitePage): string {
  const item = post ?? project;
  if (!item) return '/cards/site.png';
  const card = `cards/${encodeURIComponent(item.id)}.png`;
  const label = trail[0]?.name ?? '';
  write(card, paint({ title: item.title, label, brand: site.brand, seed: item.id }));
  return `/${card}`;
}

function feedLinks(): string {
  const link = (type: string, file: string) =>
    `<link rel="alternate" type="${type}" title="${site.brand}" href="/${file}">`;
  return link('application/rss+xml', 'feed.xml') + link('application/feed+json', 'feed.json');
}

/** The site's own pictures are asked of whatever host serves the page. */
function ownPictures(markup: string): string {
  return markup.replaceAll(`="${env.VITE_SITE_URL}/demo/`, '="/demo/');
}

/** Every page holds the styles: nobody asks for their file. */
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

/** Tells the scripts of a page: the application's, and its route's where that is a chunk of its own. */
function readManifest(): (chunk: string | undefined) => string[] {
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
    if (name === undefined) return [...found];
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
