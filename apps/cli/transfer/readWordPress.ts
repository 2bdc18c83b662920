import { fromHtml } from 'hast-util-from-html';
import { toText } from 'hast-util-to-text';
import type { Candidate, LeftOut, PassedOver, Total } from './importEntries.ts';
import { type Item, parseWxr, textOf } from './parseWxr.ts';
import type { Attachment } from './shortcodeHtml.ts';
import { toCandidate } from './toCandidate.ts';
import { type Surroundings, wordPressHtml } from './wordPressHtml.ts';

/** What is passed over, by its type or status. */
const KINDS: Record<string, string> = {
  page: 'pages',
  attachment: 'attachments',
  nav_menu_item: 'menu items',
  revision: 'revisions',
  draft: 'drafts',
  pending: 'drafts',
  'auto-draft': 'drafts',
  future: 'scheduled posts',
  private: 'private posts',
  trash: 'deleted posts',
};
/** Older versions name no domain, or another one. */
const TAGS = /^(?:|category|post_tag|tag)$/;
/** Names of the category that posts without one have. */
const NO_CATEGORY = /^(?:uncategori[sz]ed|non-classe|sin-categoria|sem-categoria|senza-categoria)$/;

interface Index extends Omit<Surroundings, 'media' | 'footnotes'> {
  base: string | undefined;
  byId: Map<string, Attachment>;
  byParent: Map<string, Attachment[]>;
  passedOver: PassedOver[];
  posts: number;
}

/**
 * The published posts of a WordPress export (WXR), which is read twice and never held whole. What others refer
 * to, pictures among it, has items of its own.
 * @throws Error when it is no such file, or ends in the middle
 */
export function* readWordPress(file: string): Generator<Candidate | LeftOut | PassedOver | Total> {
  const index = indexOf(file);
  yield* index.passedOver;
  yield { total: index.posts };
  for (const item of parseWxr(file)) if (kindOf(item) === undefined) yield toPost(item, index);
}

/** What an item is passed over as; undefined for a published post. */
function kindOf(item: Item): string | undefined {
  const type = textOf(item, 'wp:post_type');
  if (type !== 'post') return KINDS[type] ?? `entries of the type ${type || 'unknown'}`;
  const status = textOf(item, 'wp:status');
  if (status !== 'publish') return KINDS[status] ?? `posts with the status ${status}`;
  return textOf(item, 'wp:post_password') ? 'posts with a password' : undefined;
}

function indexOf(file: string): Index {
  const byId = new Map<string, Attachment>();
  const byParent = new Map<string, Attachment[]>();
  const blocks = new Map<string, string>();
  const counts = new Map<string, number>();
  const authors = new Set<string>();
  const add = (kind: string, count = 1) => counts.set(kind, (counts.get(kind) ?? 0) + count);
  const channel: { base?: string } = {};
  let posts = 0;
  for (const item of parseWxr(file, channel)) {
    const kind = kindOf(item);
    const id = textOf(item, 'wp:post_id');
    if (kind) add(kind);
    else {
      posts += 1;
      if (item.comments > 0) add('comments', item.comments);
      const author = textOf(item, 'dc:creator');
      if (author) authors.add(author);
    }
    const type = textOf(item, 'wp:post_type');
    if (type === 'wp_block') blocks.set(id, textOf(item, 'content:encoded'));
    if (type !== 'attachment') continue;
    const attachment = toAttachment(item, id);
    byId.set(id, attachment);
    const parent = textOf(item, 'wp:post_parent');
    byParent.set(parent, [...(byParent.get(parent) ?? []), attachment]);
  }
  if (authors.size > 1) add(`names of authors (${[...authors].join(', ')})`, authors.size);
  const passedOver = [...counts].map(([kind, count]) => ({ passedOver: kind, count }));
  return { base: channel.base, byId, byParent, blocks, passedOver, posts };
}

const toAttachment = (item: Item, id: string): Attachment => ({
  id,
  url: textOf(item, 'wp:attachment_url') || textOf(item, 'guid'),
  title: plain(textOf(item, 'title')),
  caption: textOf(item, 'excerpt:encoded'),
  alt: item.meta.get('_wp_attachment_image_alt') ?? '',
});

/** The words of a short HTML text. */
const plain = (html: string): string => toText(fromHtml(html, { fragment: true })).trim();

function toPost(item: Item, { base, byId, byParent, blocks }: Index): Candidate | LeftOut {
  const text = (element: string) => textOf(item, element);
  const url = text('link') || text('guid');
  const title = plain(text('title'));
  const media = { byId, own: byParent.get(text('wp:post_id')) ?? [] };
  const footnotes = item.meta.get('footnotes') ?? '';
  const terms = item.terms.filter(({ domain }) => TAGS.test(domain));
  const others = item.terms.filter(
    (term) => !terms.includes(term) && term.domain !== 'post_format',
  );
  const notes =
    others.length > 0
      ? [`Left out: ${others.map(({ domain, name }) => `${domain} “${plain(name)}”`).join(', ')}.`]
      : [];
  return toCandidate({
    // A site that was moved or merged has a guid twice.
    key: `wordpress ${text('guid') || url} ${text('wp:post_id')}`,
    source: url || title,
    title,
    slug: text('wp:post_name'),
    toTree: () => wordPressHtml(text('content:encoded'), { media, blocks, footnotes }),
    excerpt: plain(text('excerpt:encoded')),
    tags: terms
      .filter(({ slug, name }) => !NO_CATEGORY.test(slug || name.toLowerCase()))
      .map(({ name }) => plain(name)),
    picture: byId.get(item.meta.get('_thumbnail_id') ?? '')?.url,
    published:
      dateOf(text('wp:post_date_gmt'), 'Z') ||
      dateOf(text('wp:post_date')) ||
      text('pubDate').replace(/.*-0001.*/, ''),
    updated: dateOf(text('wp:post_modified_gmt'), 'Z') || undefined,
    url,
    oldPaths: url ? [URL.parse(url)?.pathname ?? url] : [],
    base: base ?? url,
    notes,
  });
}

/** `2024-03-05 12:00:00`, zeros where there is none. */
const dateOf = (text: string, zone = ''): string => (/^[1-9]/.test(text) ? text + zone : '');
