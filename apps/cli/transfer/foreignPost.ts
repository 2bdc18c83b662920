import { absoluteUrl, type Converted, htmlToMarkdown } from '@agency/model/markdown/htmlToMarkdown';
import { isReservedSlug } from '@agency/model/postForm';
import { slugOf } from '@agency/model/slug';
import { lengthOf, tidy, tidyLine, visibleLengthOf } from '@agency/model/text/tidy';
import { fromHtml } from 'hast-util-from-html';
import { idOf } from './idOf.ts';
import { type Candidate, decodedPath, type LeftOut } from './importEntries.ts';
import { POSTS } from './tables.ts';

/** A published post of WordPress or Ghost, as `readWordPress` and `readGhost` read it. */
export interface ForeignPost {
  /** The same in each export of that system. */
  key: string;
  title: string;
  /** May be empty or percent-encoded. */
  slug: string;
  html: string;
  excerpt: string;
  tags: readonly string[];
  picture: string | undefined;
  published: string;
  updated: string | undefined;
  /** URL on the old site. */
  url: string;
  base: string | undefined;
}

/** Without `[` inside: otherwise each unclosed one would search the rest of the text. */
const SHORTCODE = /\[\/?[a-z][\w-]*(?:\s[^[\]]*)?\/?\]/g;
const MOST_TAGS = 50;
const LONGEST_EXCERPT = 1000;

/** Converts it to a row that `importEntries` can store, or says why that is impossible. */
export function toCandidate(post: ForeignPost): Candidate | LeftOut {
  const source = post.url;
  const published = new Date(post.published);
  if (Number.isNaN(published.valueOf())) return { source, skipped: 'It has no date.' };
  const updated = new Date(post.updated ?? post.published);
  const converted = convert(post);
  if ('skipped' in converted) return { source, ...converted };
  const { text, notes } = converted;
  const tags = [...new Set(post.tags.map(tidyLine).filter((tag) => visibleLengthOf(tag) > 0))];
  if (tags.length > MOST_TAGS) notes.push(`Left out all but ${MOST_TAGS} tags.`);
  const picture = post.picture && absoluteUrl(post.picture, post.base);
  if (post.picture && !picture) notes.push('Left out the picture, whose address leads nowhere.');
  const short = convert({ ...post, html: post.excerpt });
  const excerpt = 'skipped' in short ? '' : tidy(short.text);
  if ('skipped' in short) notes.push('Left out the excerpt, which nests too deeply.');
  const fits = visibleLengthOf(excerpt) >= 10 && lengthOf(excerpt) <= LONGEST_EXCERPT;
  if (excerpt !== '' && !fits) notes.push('Left out the excerpt, which is too short or too long.');
  return {
    table: POSTS,
    source,
    oldPath: post.url && (URL.parse(post.url)?.pathname ?? post.url),
    notes,
    row: {
      id: idOf(post.key),
      title: tidyLine(post.title),
      slug: usableSlug(post.slug, post.title),
      content: tidy(text),
      excerpt: fits ? excerpt : null,
      tags: tags.slice(0, MOST_TAGS),
      image_url: picture ?? null,
      created_at: published.toISOString(),
      updated_at: (Number.isNaN(updated.valueOf()) ? published : updated).toISOString(),
    },
  };
}

function convert({ html, base, url }: ForeignPost): Converted | { skipped: string } {
  try {
    const codes = html.match(SHORTCODE) ?? [];
    const names = [...new Set(codes.map((code) => /[a-z][\w-]*/.exec(code)?.[0] ?? ''))];
    const left = names.filter((name) => name !== 'caption');
    const tree = fromHtml(withParagraphs(html.replaceAll(SHORTCODE, '')), { fragment: true });
    const { text, notes } = htmlToMarkdown(tree, { base, page: url });
    if (left.length > 0) notes.unshift(`Left out the shortcodes ${left.join(', ')}.`);
    return { text, notes };
  } catch (error) {
    // The converter's functions call themselves for each level of a text.
    if (error instanceof RangeError) return { skipped: 'Its text nests too deeply.' };
    return { skipped: `Its text can't be converted: ${(error as Error).message}` };
  }
}

/** Older editors store blank lines instead of paragraphs. */
function withParagraphs(html: string): string {
  if (/<(?:p|div|section|article|figure|ul|ol|h[1-6])[\s>]/i.test(html)) return html;
  return html
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

function usableSlug(given: string, title: string): string {
  const slug = slugOf(decodedPath(given) || title);
  return lengthOf(slug) < 3 || isReservedSlug(slug) ? `post-${slug}` : slug;
}
