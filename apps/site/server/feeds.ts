import { hasMarkup, plainText } from '@agency/model/markdown/plainText';
import type { Post } from '@agency/model/post';
import { escapeMarkup } from '@agency/model/text/escapeMarkup';
import { parseTimestamp } from '@agency/model/text/parseTimestamp';
import { light } from '@agency/ui/tokens/roles';
import { blog } from '../src/content/blog.ts';
import { home } from '../src/content/home.ts';
import { site } from '../src/content/site.ts';
import { absolute, paths } from '../src/lib/paths.ts';
import { LANGUAGE } from './brandTemplate.ts';
import { feedHtml, paragraphs } from './feedHtml.ts';
import type { IndexablePage } from './sitePages.ts';
import { webUrls } from './structuredData.ts';

/** Posts in a feed, which are those of `publishedContent`, newest first. Readers keep older ones. */
const FEED_LENGTH = 50;

/** Search engines read up to 50,000 URLs from it, five times as many entries as the site is made for. */
export function sitemap(pages: readonly Pick<IndexablePage, 'url'>[]): string {
  const urls = pages.map(({ url }) => `<url><loc>${escapeMarkup(absolute(url))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`;
}

/** RSS 2.0. Readers take descriptions for HTML, so these are escaped as HTML and then as XML. */
export function rss(posts: readonly Post[]): string {
  const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;
  const items = posts.slice(0, FEED_LENGTH).map((post) => {
    const url = absolute(paths.post(post));
    const date = parseTimestamp(post.created_at);
    return [
      '<item>',
      element('title', post.title),
      element('link', url),
      `<guid isPermaLink="true">${escapeMarkup(url)}</guid>`,
      date ? element('pubDate', date.toUTCString()) : '',
      ...post.tags.map((tag) => element('category', tag)),
      element('description', paragraphs(post.excerpt || plainText(post.content))),
      element('content:encoded', feedHtml(post.content, url)),
      '</item>',
    ].join('');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
${element('title', blog.seo.title)}
${element('link', absolute(paths.blog))}
${element('description', blog.seo.description)}
<language>${LANGUAGE}</language>
${element('managingEditor', `${site.email} (${site.brand})`)}
<atom:link href="${escapeMarkup(absolute('/feed.xml'))}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}

/** JSON Feed 1.1: a text is HTML where it uses Markdown, else plain. */
export function jsonFeed(posts: readonly Post[]): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: blog.seo.title,
    home_page_url: absolute(paths.blog),
    feed_url: absolute('/feed.json'),
    description: blog.seo.description,
    language: LANGUAGE,
    authors: [{ name: site.brand, url: absolute(paths.home) }],
    items: posts.slice(0, FEED_LENGTH).map((post) => ({
      id: absolute(paths.post(post)),
      url: absolute(paths.post(post)),
      title: post.title,
      ...(hasMarkup(post.content)
        ? { content_html: feedHtml(post.content, absolute(paths.post(post))) }
        : { content_text: post.content }),
      // JSON leaves out what is undefined.
      summary: post.excerpt || undefined,
      image: webUrls(post.image_url)[0],
      tags: post.tags,
      date_published: parseTimestamp(post.created_at)?.toISOString(),
      date_modified: parseTimestamp(post.updated_at ?? '')?.toISOString(),
    })),
  });
}

/** A web app manifest, of the site or of the panel, which can be put on a home screen. */
export function manifest(name: string, place: Record<string, string>): string {
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
