import { basename, dirname } from 'node:path';
import { parseTags } from '@agency/model/fields';
import type { Fields } from './frontMatter.ts';
import type { Candidate, LeftOut, PassedOver } from './importEntries.ts';
import { parseStaticSiteMarkdown } from './parseStaticSiteMarkdown.ts';
import { toCandidate } from './toCandidate.ts';

/** The names that Jekyll, Hugo, Astro and their themes give to what a post has. */
const words = (list: string) => list.trim().split(/\s+/);
const NAMES = {
  title: ['title'],
  slug: ['slug'],
  date: words('date pubDate pubDatetime publishDate publishedAt published_at created_at created'),
  updated: words('lastmod updated updatedDate modDatetime updated_at last_modified_at modified'),
  excerpt: ['excerpt', 'description', 'summary'],
  tags: ['tags', 'tag', 'categories', 'category'],
  picture: words('image image_url cover heroImage thumbnail featured_image banner images'),
  paths: ['permalink', 'url', 'aliases', 'redirect_from'],
  status: ['draft', 'published', 'layout', 'type'],
};
const KNOWN = new Set(Object.values(NAMES).flat());
/** `2026-03-06-hand-written`. */
const FILE_NAME = /^(?:(\d{4}-\d{1,2}-\d{1,2})-)?(.+)$/;

/** A post of a static blog. @throws Error saying what is missing */
export function staticSitePost(
  source: string,
  fields: Fields,
  body: string,
  base: string | undefined,
): Candidate | LeftOut | PassedOver {
  const file = basename(source).replace(/\.\w+$/, '');
  const first = (names: readonly string[]) =>
    names.map((name) => fields[name]).find((value) => value != null && value !== '');
  if (/^_index(?:\.|$)/.test(file) || /^page$/.test(String(fields.layout ?? fields.type)))
    return { passedOver: 'pages', count: 1 };
  if (
    /^true$/i.test(String(fields.draft)) ||
    fields.published === false ||
    /(?:^|\/)_drafts\//.test(source)
  ) {
    return { passedOver: 'drafts', count: 1 };
  }
  const title = wordsOf(fields.title);
  if (title === '') throw new Error('It has no title.');
  const [, day, name = ''] =
    // Of a folder whose text is `index`, or `index.en`.
    FILE_NAME.exec(file.replace(/^index(?=\.|$)/, basename(dirname(source)))) ?? [];
  const date =
    first(NAMES.date) ?? (typeof fields.published === 'boolean' ? day : (fields.published ?? day));
  const slug = String(first(NAMES.slug) ?? name);
  const paths = NAMES.paths
    .flatMap((key) => fields[key] ?? [])
    .map(String)
    .filter((path) => /^\/[^:]+$/.test(path));
  const candidate = toCandidate({
    key: `file ${source}`,
    source,
    title,
    slug,
    toTree: () => parseStaticSiteMarkdown(body, source.toLowerCase().endsWith('.mdx')),
    excerpt: String(first(NAMES.excerpt) ?? '').replaceAll(/\s+/g, ' '),
    tags: NAMES.tags.flatMap((key) => listOf(fields[key])),
    picture: pictureOf(first(NAMES.picture)),
    published: date === undefined ? undefined : momentText(date),
    updated: momentText(first(NAMES.updated) ?? ''),
    url: URL.parse(paths[0] ?? `/${slug}/`, base ?? 'https://old.invalid')?.href ?? '',
    oldPaths: paths,
    base,
  });
  const unknown = Object.keys(fields).filter((field) => !KNOWN.has(field));
  return 'skipped' in candidate ? candidate : { ...candidate, unknown };
}

/** A date as it is written; TOML has a kind of its own. */
const momentText = (date: unknown): string =>
  date instanceof Date ? date.toISOString() : String(date);
const wordsOf = (value: unknown): string =>
  /^(?:string|number)$/.test(typeof value) ? String(value) : '';
const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flat(9).map(wordsOf) : parseTags(wordsOf(value));

function pictureOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return pictureOf(value[0]);
  if (typeof value !== 'object' || value === null) return undefined;
  return pictureOf(
    Object.entries(value).find(([key]) => /^(?:image|src|url|path)$/.test(key))?.[1],
  );
}
