import { toCandidate } from './foreignPost.ts';
import type { Candidate, LeftOut } from './importEntries.ts';
import { readElements } from './jsonElements.ts';

type Row = Record<string, unknown>;

const textOf = (row: Row, column: string): string => {
  const value = row[column];
  return typeof value === 'string' ? value : '';
};

/** What stands for the site's own address in an export. */
const GHOST_URL = '__GHOST_URL__';

/**
 * The published posts of a Ghost export (JSON). The file is read twice, a row at a time: first for
 * the names of tags, which may stand below the posts.
 * @param base address of the old site, which an export does not name
 * @throws Error when it is no such file
 */
export async function* readGhost(
  file: string,
  base: string | undefined,
): AsyncGenerator<Candidate | LeftOut> {
  const names = new Map<string, string>();
  const tags = new Map<string, [order: number, tag: string][]>();
  let tables = 0;
  for await (const [table, row] of readElements<Row>(file, ['tags', 'posts_tags', 'posts'])) {
    tables += 1;
    if (table === 'tags') names.set(String(row.id), textOf(row, 'name'));
    if (table !== 'posts_tags') continue;
    const post = String(row.post_id);
    tags.set(post, [...(tags.get(post) ?? []), [Number(row.sort_order ?? 0), String(row.tag_id)]]);
  }
  if (tables === 0) throw new Error(`${file} is no Ghost export.`);
  const tagsOf = (post: string) =>
    (tags.get(post) ?? [])
      .toSorted(([one], [other]) => one - other)
      .map(([, tag]) => names.get(tag) ?? '')
      // Tags that begin with # are hidden there.
      .filter((name) => !name.startsWith('#'));
  for await (const [, row] of readElements<Row>(file, ['posts'])) yield toPost(row, tagsOf, base);
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
    address: `${home || 'https://old.invalid'}/${text('slug')}/`,
    base,
  });
}
