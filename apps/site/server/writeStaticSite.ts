import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { escapeMarkup } from '@agency/model/text/escapeMarkup';
import { withoutControls } from '@agency/model/text/tidy';
import { light } from '@agency/ui/tokens/roles';
import { admin } from '../src/content/admin.ts';
import { contact } from '../src/content/contact.ts';
import { home } from '../src/content/home.ts';
import { site } from '../src/content/site.ts';
import {
  BUILT_ENTRIES,
  type BuiltEntries,
  type BuiltState,
} from '../src/features/admin/siteBuild/builtEntries.ts';
import { absolute, paths } from '../src/lib/paths.ts';
import { appIcon } from './appIcon.ts';
import type { BuiltFiles } from './builtFiles.ts';
import { IN_PARALLEL } from './compressFiles.ts';
import { jsonFeed, rss } from './feeds.ts';
import { type AllowedServers, policyWithoutCaptcha } from './hosting/contentSecurityPolicy.ts';
import { LANGUAGE } from './language.ts';
import { pageDocument } from './pageDocument.ts';
import { pageQueryClient } from './pageQueryClient.ts';
import type { PublishedContent } from './publishedContent.ts';
import { renderPage } from './renderPage.tsx';
import { robots } from './robots.ts';
import { sharingTags } from './sharingTags.ts';
import { sitemap } from './sitemap.ts';
import { type IndexablePage, indexablePages, noindexPages, type PageFile } from './sitePages.ts';
import { socialCard } from './socialCard.ts';
import { structuredData } from './structuredData.ts';

/** Pages from one line of progress to the next. */
const PROGRESS = 250;
const PUBLIC_FOLDER = join(import.meta.dirname, '../public');

/** Makes every page of the site, social cards, feeds, sitemaps and icons. */
export async function writeStaticSite(
  dist: string,
  built: BuiltFiles,
  published: PublishedContent,
  allowed: AllowedServers,
): Promise<void> {
  const policy =
    allowed.captcha && policyWithoutCaptcha([new URL(contact.map.src).origin], allowed);
  const pages = indexablePages(published);
  const logo = site.logo && readFileSync(join(PUBLIC_FOLDER, site.logo), 'utf8');
  const siteCard = { title: home.hero.headline, seed: site.brand, logo };
  write('cards/site.jpg', await socialCard(siteCard));

  let done = 0;
  await Readable.from(pages).forEach(async (page: IndexablePage) => {
    const card = absolute(await cardOf(page));
    await writePage(
      page,
      sharingTags(page, card, structuredData(page, card)) + feedLinks(page.url),
    );
    done += 1;
    if (done % PROGRESS === 0) console.log(`${done} of ${pages.length} pages`);
  }, IN_PARALLEL);
  for (const page of noindexPages()) await writePage(page);

  // Of every entry, so that the panel knows what waits for the next build.
  const stateOf = ({ id, title, updated_at }: BuiltState) => ({ id, title, updated_at });
  const entries: BuiltEntries = {
    blog_posts: published.posts.map(stateOf),
    portfolio: published.projects.map(stateOf),
  };
  write('sitemap.xml', sitemap(pages));
  write(BUILT_ENTRIES, JSON.stringify(entries));
  write('robots.txt', robots());
  write('feed.xml', rss(published.posts));
  write('feed.json', jsonFeed(published.posts));
  write('site.webmanifest', webManifest(site.brand, { start_url: '/', display: 'browser' }));
  const panel = { start_url: paths.admin, scope: paths.admin, display: 'standalone' };
  write('admin.webmanifest', webManifest(`${site.brand} ${admin.checking.heading}`, panel));
  const sign = readFileSync(join(PUBLIC_FOLDER, 'favicon.svg'), 'utf8');
  for (const size of [180, 192, 512]) write(`icon-${size}.png`, await appIcon(sign, size));

  async function writePage(page: PageFile, tags = ''): Promise<void> {
    const cache = pageQueryClient(page, published);
    const { head, ...rendered } = await renderPage(page.url, cache);
    // Its timers would keep the build running for minutes.
    cache.clear();
    write(page.file, pageDocument(built, page, { ...rendered, head: head + tags, policy }));
  }

  /** Draws the social card of a post or a project; other pages share one. */
  async function cardOf({ post, project, trail }: IndexablePage): Promise<string> {
    const entry = post ?? project;
    if (!entry) return '/cards/site.jpg';
    const file = `cards/${encodeURIComponent(entry.id)}.jpg`;
    const words = { title: entry.title, label: trail[0]?.name, seed: entry.id, logo };
    write(file, await socialCard(words));
    return `/${file}`;
  }

  function write(file: string, content: string | Buffer): void {
    const path = join(dist, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? withoutControls(content) : content);
  }
}

/** The feeds of posts, on home and the blog's pages. */
function feedLinks(url: string): string {
  if (url !== paths.home && !url.startsWith(paths.blog)) return '';
  const link = (type: string, file: string) =>
    `<link rel="alternate" type="${type}" title="${escapeMarkup(site.brand)}" href="/${file}">`;
  return link('application/rss+xml', 'feed.xml') + link('application/feed+json', 'feed.json');
}

/** A web app manifest, of the site or of the panel, which can be put on a home screen. */
function webManifest(name: string, place: Record<string, string>): string {
  return JSON.stringify({
    name,
    short_name: site.brand,
    description: home.seo.description,
    lang: LANGUAGE,
    ...place,
    background_color: light.surface.page,
    theme_color: light.surface.page,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  });
}
