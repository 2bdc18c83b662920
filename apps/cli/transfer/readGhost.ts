import { readFileSync } from 'node:fs';
import { toCandidate } from './foreignPost.ts';
import type { Candidate, LeftOut } from './importEntries.ts';

type Row = Record<string, unknown>;

const textOf = (row: Row, column: string): string =>
  typeof row[column] === 'string' ? row[column] : '';

/** What stands for the site's own URL in an export. */
const GHOST_URL = '__GHOST_URL__';

/**
 * The published posts of a Ghost export (JSON).
 * @param base URL of the old site, which an export does not name
 * @throws Error when it is no such file
 */
export function* readGhost(file: string, base?: string): Generator<Candidate | LeftOut> {
  const { posts, tags = [], posts_tags = [] } = tablesOf(file);
  const names = new Map(tags.map((row) => [String(row.id), textOf(row, 'name')]));
  const links = Map.groupBy(posts_tags, (row) => String(row.post_id));
  const tagsOf = (post: string) =>
    (links.get(post) ?? [])
      .toSorted((one, other) => Number(one.sort_order ?? 0) - Number(other.sort_order ?? 0))
      .map((row) => names.get(String(row.tag_id)) ?? '')
      // Tags that begin with # are hidden there.
      .filter((name) => !name.startsWith('#'));
  for (const row of posts) yield toPost(row, tagsOf, base);
}

interface Tables {
  posts: Row[];
  tags?: Row[];
  posts_tags?: Row[];
}

function tablesOf(file: string): Tables {
  const text = readFileSync(file, 'utf8');
  let whole: { db?: { data?: Tables }[]; data?: Tables };
  try {
    whole = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} ends in the middle or is damaged: ${(error as Error).message}`);
  }
  const data = whole.db?.[0]?.data ?? whole.data;
  if (!Array.isArray(data?.posts)) throw new Error(`${file} is no Ghost export.`);
  return data;
}

function toPost(
  row: Row,
  tagsOf: (post: string) => string[],
  base: string | undefined,
): Candidate | LeftOut {
  const text = (column: string) => textOf(row, column);
  const source = text('slug') || text('title');
  const kind = text('type') || (row.page ? 'page' : 'post');
  if (kind !== 'post') return { source, skipped: `Not a post: ${kind}.` };
  if (text('status') !== 'published') {
    return { source, skipped: `Not published: ${text('status')}.` };
  }
  if (text('visibility') && text('visibility') !== 'public') {
    return { source, skipped: `For members only: ${text('visibility')}.` };
  }
  if (!text('html')) return { source, skipped: 'It has no HTML: export it from Ghost 1 or newer.' };
  const home = base?.replace(/\/$/, '') ?? '';
  const placed = (value: string) => value.replaceAll(GHOST_URL, home);
  return toCandidate({
    key: `ghost ${text('uuid') || String(row.id)}`,
    title: text('title'),
    slug: text('slug'),
    html: placed(text('html')),
    excerpt: text('custom_excerpt'),
    tags: tagsOf(String(row.id)),
    picture: placed(text('feature_image')) || undefined,
    published: text('published_at'),
    updated: text('updated_at') || undefined,
    url: `${home || 'https://old.invalid'}/${text('slug')}/`,
    base,
  });
}
