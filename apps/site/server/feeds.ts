import { hasMarkup, plainText } from '@agency/model/markdown/plainText';
import type { Post } from '@agency/model/post';
import { escapeMarkup } from '@agency/model/text/escapeMarkup';
import { parseTimestamp } from '@agency/model/text/parseTimestamp';
import { blog } from '../src/content/blog.ts';
import { site } from '../src/content/site.ts';
import { absolute, paths } from '../src/lib/paths.ts';
import { feedHtml, paragraphs } from './feedHtml.ts';
import { LANGUAGE } from './language.ts';
import { webUrls } from './structuredData.ts';

/** Posts in a feed, which are those of `publishedContent`, newest first. Readers keep older ones. */
const FEED_LENGTH = 50;

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
