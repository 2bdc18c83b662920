import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { light } from '@agency/ui/tokens/roles';
import { render } from '../src/app/server.tsx';
import { contact } from '../src/content/contact.ts';
import { home } from '../src/content/home.ts';
import { site } from '../src/content/site.ts';
import {
  PUBLISHED_ENTRIES,
  type PublishedEntries,
  type PublishedState,
} from '../src/features/admin/publishing/publishedEntries.ts';
import type { Analytics } from '../src/lib/analytics.ts';
import type { Captcha } from '../src/lib/captcha.ts';
import type { Env } from '../src/lib/env.ts';
import { fileOf } from '../src/lib/pages.ts';
import { absolute } from '../src/lib/paths.ts';
import { escapeMarkup } from '../supabase/functions/message-mail/escapeMarkup.ts';
import type { ClientBuild } from './clientBuild.ts';
import { forEachInParallel } from './compressFiles.ts';
import { jsonFeed, manifests, robots, rss, sitemap } from './feeds.ts';
import { policyWithoutCaptcha } from './hosting/securityHeaders.ts';
import { pageCache, pageData } from './pageData.ts';
import { type DocumentParts, pageDocument, sharingTags } from './pageDocument.ts';
import type { PublishedContent } from './publishedContent.ts';
import { type BuiltPage, noindexPages, sitePages } from './sitePages.ts';
import { icon, socialCard } from './socialCard.ts';
import { structuredData } from './structuredData.ts';

interface Prerendering {
  /** Folder of the built site, with the files of Vite's client build in it. */
  dist: string;
  /** Folder whose files are copied into the built site as they are. */
  publicFolder: string;
  env: Env;
  captcha: Captcha | undefined;
  analytics: Analytics | undefined;
  published: PublishedContent;
  filesOf: ClientBuild['filesOf'];
  /** What all pages share. */
  parts: DocumentParts;
}

/** Pages from one line of progress to the next. */
const PROGRESS = 250;
const COLORS = { page: light.surface.page, text: light.text.main, line: light.line.motif };

/** Makes every page of the site, social cards, feeds, sitemaps and icons. */
export async function prerenderPages(options: Prerendering): Promise<void> {
  const { dist, publicFolder, env, captcha, analytics, published, filesOf, parts } = options;
  const frames = [new URL(contact.map.src).origin];
  const withoutCaptcha = policyWithoutCaptcha(env.VITE_SUPABASE_URL, frames, analytics);
  const pages = sitePages(published);
  const logo = site.logo && readFileSync(join(publicFolder, site.logo), 'utf8');
  const siteCard = { title: home.hero.headline, brand: site.brand, seed: site.brand, logo };
  write('cards/site.jpg', await socialCard(siteCard, COLORS));

  let done = 0;
  await forEachInParallel(pages, async (page) => {
    const card = absolute(await cardOf(page));
    await writePage(page, sharingTags(page, card, structuredData(page, card)) + feedLinks());
    done += 1;
    if (done % PROGRESS === 0) console.log(`${done} of ${pages.length} pages`);
  });
  for (const { noindex: _, ...page } of noindexPages()) {
    await writePage({ ...page, url: page.path, file: fileOf(page) });
  }

  write('sitemap.xml', sitemap(pages));
  write(PUBLISHED_ENTRIES, JSON.stringify(publishedEntries(published)));
  write('robots.txt', robots());
  write('feed.xml', rss(published.posts));
  write('feed.json', jsonFeed(published.posts));
  for (const [file, text] of Object.entries(manifests())) write(file, text);
  const sign = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');
  for (const size of [180, 192, 512]) write(`icon-${size}.png`, await icon(sign, size));

  async function writePage(
    page: Pick<BuiltPage, 'url' | 'file' | 'chunk'> & Partial<BuiltPage>,
    tags = '',
  ): Promise<void> {
    const { url, file, chunk } = page;
    const cache = pageCache(page, published);
    const data = pageData(cache);
    const { head, body } = await render(url, cache);
    // Its timers would keep the build running for minutes.
    cache.clear();
    const isPanel = chunk === 'admin';
    const html = pageDocument(parts, {
      head: head + tags,
      body,
      ...filesOf(chunk),
      data,
      policy: captcha && !isPanel ? withoutCaptcha : undefined,
      // Neither the panel nor the shells of unknown entries, which have no data, show anything before.
      eager: isPanel || (chunk === 'reading' && data === undefined),
      isPanel,
    });
    write(file, html);
  }

  /** Draws the social card of a post or a project; other pages share one. */
  async function cardOf({ post, project, trail }: BuiltPage): Promise<string> {
    const entry = post ?? project;
    if (!entry) return '/cards/site.jpg';
    const file = `cards/${encodeURIComponent(entry.id)}.jpg`;
    const label = trail[0]?.name ?? '';
    const words = { title: entry.title, label, brand: site.brand, seed: entry.id, logo };
    write(file, await socialCard(words, COLORS));
    return `/${file}`;
  }

  function write(file: string, content: string | Buffer): void {
    const path = join(dist, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

function feedLinks(): string {
  const link = (type: string, file: string) =>
    `<link rel="alternate" type="${type}" title="${escapeMarkup(site.brand)}" href="/${file}">`;
  return link('application/rss+xml', 'feed.xml') + link('application/feed+json', 'feed.json');
}

/** Every entry of the build, so that the panel knows what waits for the next one. */
function publishedEntries({ posts, projects }: PublishedContent): PublishedEntries {
  const stateOf = ({ id, title, updated_at }: PublishedState) => ({ id, title, updated_at });
  return { blog_posts: posts.map(stateOf), portfolio: projects.map(stateOf) };
}
