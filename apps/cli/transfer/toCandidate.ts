import { absoluteUrl, htmlToMarkdown } from '@agency/model/markdown/htmlToMarkdown';
import { replaceElements } from '@agency/model/markdown/htmlTree';
import { plainText } from '@agency/model/markdown/plainText';
import { styleToTags } from '@agency/model/markdown/styleToTags';
import { isReservedSlug } from '@agency/model/postForm';
import { slugify } from '@agency/model/slugify';
import { decodedUrl } from '@agency/model/text/decodedUrl';
import { lengthOf, visibleLengthOf } from '@agency/model/text/lengthOf';
import { parseUrl } from '@agency/model/text/parseUrl';
import { tidy, tidyLine } from '@agency/model/text/tidy';
import type { Root } from 'hast';
import { site } from '../../site/src/content/site.ts';
import { POSTS } from './contentTables.ts';
import type { Candidate, LeftOut } from './importEntries.ts';
import { parseDate } from './parseDate.ts';
import { uuidOf } from './uuidOf.ts';

/** A published post of another system. Title, tags and excerpt are plain text. */
export interface ForeignPost {
  /** The same in each export of that system. */
  key: string;
  /** Names it in the report. */
  source: string;
  title: string;
  /** May be empty or percent-encoded. */
  slug: string;
  /** Its text as a tree of HTML, and what that has lost already. */
  toTree: () => { tree: Root; notes: string[] };
  excerpt: string;
  tags: readonly string[];
  picture: string | undefined;
  /** In the site's time where it has no zone; empty where it has no date. */
  published: string | undefined;
  updated: string | undefined;
  /** URL on the old site. */
  url: string;
  /** Paths on the old site that lead to it. */
  oldPaths: readonly string[];
  base: string | undefined;
  notes?: readonly string[];
}

const MOST_TAGS = 50;
const LONGEST_EXCERPT = 1000;
/** Characters of a title that is made of the text's first words. */
const MADE_TITLE = 60;

/** Converts it to a row that `importEntries` can store, or says why that is impossible. */
export function toCandidate(post: ForeignPost): Candidate | LeftOut {
  const { source, oldPaths } = post;
  const published = parseDate(post.published ?? '', site.timeZone);
  if (!published && post.published)
    return { source, skipped: `Its date is none: ${post.published}.` };
  const updated = parseDate(post.updated ?? '', site.timeZone) ?? published;
  const converted = convert(post);
  if ('skipped' in converted) return { source, ...converted };
  const text = tidy(converted.text);
  const notes = [...(post.notes ?? []), ...converted.notes];
  if (!published) notes.push('It has no date: it gets that of the import.');
  if (published?.isLocal) notes.push(`Its date has no time zone: taken as ${site.timeZone}.`);
  const title = titleOf(post.title, text, notes);
  const tags = [...new Set(post.tags.map(tidyLine).filter((tag) => visibleLengthOf(tag) > 0))];
  if (tags.length > MOST_TAGS) notes.push(`Left out all but ${MOST_TAGS} tags.`);
  const picture = post.picture && absoluteUrl(post.picture, post.base);
  if (post.picture && !picture) notes.push('Left out the picture, whose address leads nowhere.');
  const excerpt = tidy(post.excerpt);
  const fits = visibleLengthOf(excerpt) >= 10 && lengthOf(excerpt) <= LONGEST_EXCERPT;
  if (excerpt !== '' && !fits) notes.push('Left out the excerpt, which is too short or too long.');
  if (`${title}${text}${excerpt}`.includes('\ufffd'))
    notes.push('Letters that the file does not hold readably are shown as \ufffd.');
  return {
    table: POSTS,
    source,
    oldPaths,
    notes,
    row: {
      id: uuidOf(post.key),
      title,
      slug: usableSlug(post.slug, title),
      content: text,
      excerpt: fits ? excerpt : null,
      tags: tags.slice(0, MOST_TAGS),
      image_url: picture || null,
      ...(published && { created_at: published.moment.toISOString() }),
      ...(updated && { updated_at: updated.moment.toISOString() }),
    },
  };
}

function convert({
  toTree,
  base,
  url,
}: ForeignPost): { text: string; notes: string[] } | { skipped: string } {
  try {
    const { tree, notes } = toTree();
    replaceElements(tree, styleToTags);
    const converted = htmlToMarkdown(tree, {
      base: base && (parseUrl(url, base)?.href ?? base),
      page: url,
    });
    return { text: converted.text, notes: [...notes, ...converted.notes] };
  } catch (error) {
    // The converter's functions call themselves for each level of a text.
    if (error instanceof RangeError)
      return { skipped: 'Its text nests too deeply, or has too many marks.' };
    return { skipped: `Its text can't be converted: ${(error as Error).message}` };
  }
}

/** The title, or the first words of a text that has none. */
function titleOf(given: string, text: string, notes: string[]): string {
  const title = tidyLine(given);
  if (visibleLengthOf(title) > 0) return title;
  const [line = ''] = plainText(text).trim().split('\n');
  notes.push('It has no title: its first words are one now.');
  return line.length > MADE_TITLE ? `${line.slice(0, MADE_TITLE).replace(/\s+\S*$/, '')}…` : line;
}

/** The slug as the form would write it. */
export function usableSlug(given: string, title: string): string {
  const slug = slugify(decodedUrl(given)) || slugify(title);
  return lengthOf(slug) < 3 || isReservedSlug(slug) ? `post-${slug}` : slug;
}
