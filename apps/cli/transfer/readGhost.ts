import { ghostDocument } from './ghostDocument.ts';
import { ghostHtml } from './ghostHtml.ts';
import type { Candidate, LeftOut, PassedOver, Total } from './importEntries.ts';
import { columnOf, parseGhostExport, type Row } from './parseGhostExport.ts';
import { toCandidate } from './toCandidate.ts';

/** What stands for the site's own URL in an export. */
const GHOST_URL = '__GHOST_URL__';
const STATUSES: Record<string, string> = {
  draft: 'drafts',
  scheduled: 'scheduled posts',
  sent: 'posts sent by mail alone',
};

/**
 * The published posts of a Ghost export (JSON), which is read twice: their tags stand below them.
 * @param base URL of the old site, which an export does not name
 * @throws Error when it is no such file, or ends in the middle
 */
export function* readGhost(
  file: string,
  base?: string,
): Generator<Candidate | LeftOut | PassedOver | Total> {
  const index = indexOf(file);
  for (const [passedOver, count] of index.counts) yield { passedOver, count };
  yield { total: index.posts };
  for (const item of parseGhostExport(file)) {
    if ('post' in item && kindOf(item.post) === undefined) yield toPost(item.post, index, base);
  }
}

/** What a post is passed over as; undefined for a published one. */
function kindOf(post: Row): string | undefined {
  const status = columnOf(post, 'status');
  const visibility = columnOf(post, 'visibility');
  if (columnOf(post, 'type') === 'page' || Number(post.page) === 1) return 'pages';
  if (status !== 'published') return STATUSES[status] ?? `posts with the status ${status}`;
  return visibility && visibility !== 'public' ? `posts for ${visibility} only` : undefined;
}

interface Index {
  counts: Map<string, number>;
  /** Number of published ones. */
  posts: number;
  tagsOf: (post: string) => string[];
  captions: Map<string, string>;
  /** Whether posts have lost their tags. */
  hasTags: boolean;
}

function indexOf(file: string): Index {
  const counts = new Map<string, number>();
  const all: Row[] = [];
  let posts = 0;
  for (const item of parseGhostExport(file)) {
    if ('tables' in item) all.push(item.tables);
    else {
      const kind = kindOf(item.post);
      if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      else posts += 1;
    }
  }
  const rowsOf = (table: string) => all.flatMap((tables) => listIn(tables, table, file));
  const names = new Map(rowsOf('tags').map((row) => [String(row.id), columnOf(row, 'name')]));
  const links = Map.groupBy(rowsOf('posts_tags'), (row) => String(row.post_id));
  const captions = rowsOf('posts_meta').map((row): [string, string] => [
    String(row.post_id),
    columnOf(row, 'feature_image_caption'),
  ]);
  const authors = new Set(rowsOf('posts_authors').map((row) => String(row.author_id)));
  if (authors.size > 1) counts.set('names of authors', authors.size);
  return {
    counts,
    posts,
    captions: new Map(captions),
    hasTags: all.some(({ tags, posts_tags }) => tags && posts_tags),
    tagsOf: (post) =>
      (links.get(post) ?? [])
        .toSorted((one, other) => Number(one.sort_order ?? 0) - Number(other.sort_order ?? 0))
        .map((row) => names.get(String(row.tag_id)) ?? '')
        // Tags that begin with # are hidden there.
        .filter((name) => !name.startsWith('#')),
  };
}

/** The rows of a table, which may be missing. @throws Error when it is something else */
function listIn(tables: Row, table: string, file: string): Row[] {
  const rows = tables[table] ?? (table in tables ? null : []);
  const isList =
    Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row !== null);
  if (!isList) throw new Error(`${file} is damaged: ${table} is no list of rows.`);
  return rows;
}

function toPost(
  row: Row,
  { tagsOf, captions, hasTags }: Index,
  base: string | undefined,
): Candidate | LeftOut {
  const text = (column: string) => columnOf(row, column);
  const home = base?.replace(/\/$/, '') ?? '';
  const placed = (value: string) => value.replaceAll(GHOST_URL, home);
  const source = text('slug') || text('title') || String(row.id);
  if (!text('html') && !text('lexical') && !text('mobiledoc'))
    return { source, skipped: 'It has no text.' };
  const notes: string[] = [];
  if (!hasTags) notes.push('The export has no list of tags.');
  if (captions.get(String(row.id))) notes.push('Left out the caption of its picture.');
  const path = `/${text('slug')}/`;
  return toCandidate({
    key: `ghost ${text('uuid') || String(row.id)}`,
    source,
    title: text('title'),
    slug: text('slug'),
    toTree: () => {
      const lost = new Set<string>();
      const html = text('html') || ghostDocument(text('lexical'), text('mobiledoc'), lost);
      return ghostHtml(placed(html), path, lost);
    },
    excerpt: text('custom_excerpt'),
    tags: tagsOf(String(row.id)),
    picture: placed(text('feature_image') || text('image')) || undefined,
    published: momentIn(row.published_at),
    updated: momentIn(row.updated_at) || undefined,
    url: `${home || 'https://old.invalid'}${path}`,
    oldPaths: text('slug')
      ? [URL.parse(`${home || 'https://old.invalid'}${path}`)?.pathname ?? path]
      : [],
    base,
    notes,
  });
}

/** Ghost's times are those of UTC: milliseconds in old versions, later texts that don't always say so. */
function momentIn(value: unknown): string {
  if (typeof value === 'number') return new Date(value).toJSON() ?? '';
  return typeof value === 'string' ? value.replace(/^([\d-]+ [\d:]+)$/, '$1Z') : '';
}
