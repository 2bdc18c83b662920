/** An entry as both tables hold it. */
export interface EntryRow {
  id: string;
  slug: string;
  title: string;
  category: string;
  content: string;
  description: string;
  excerpt: string | null;
  tags: readonly string[];
  image_url: string | null;
  thumbnail_url: string | null;
  created_at: string;
}

const RELATIONS = ['blog_posts', 'listed_posts', 'portfolio', 'listed_projects'];

/**
 * Answers the site's reads as the data API does: of the tables, of the views without long texts and of
 * the counts.
 * @param rows newest first
 * @returns undefined for another request
 */
export function answerRead(rows: readonly EntryRow[], url: URL): unknown[] | undefined {
  const { pathname, searchParams: query } = url;
  const relation = pathname.split('/rest/v1/')[1] ?? '';
  if (relation === 'tag_counts') return tagsOf(rows).slice(0, Number(query.get('limit')));
  if (relation === 'list_counts') return countsOf(rows, query.get('list') === 'eq.portfolio');
  if (relation.startsWith('rpc/search_')) return foundOf(rows, query);
  // No post has had another URL.
  if (relation === 'moved_posts') return [];
  if (!RELATIONS.includes(relation)) return undefined;
  const [, than, id] = /id\.(lt|gt)\."(.+?)"/.exec(query.get('or') ?? '') ?? [];
  const at = id === undefined ? -1 : rows.findIndex((row) => row.id === id);
  const part = than === 'gt' ? rows.slice(0, at).toReversed() : rows.slice(at + 1);
  return part
    .filter((row) =>
      (['id', 'slug', 'category'] as const).every(
        (column) => !query.has(column) || query.get(column) === `eq.${row[column]}`,
      ),
    )
    .slice(0, Math.min(Number(query.get('limit') ?? 1000), 1000))
    .map(({ content, description, ...row }) =>
      relation.startsWith('listed_')
        ? { ...row, opening: row.excerpt ? null : content.slice(0, 1000), summary: description }
        : { ...row, content, description },
    );
}

function countsOf(rows: readonly EntryRow[], byCategory: boolean): unknown[] {
  if (!byCategory) return [{ category: null, entries: rows.length }];
  const counts = Map.groupBy(rows, ({ category }) => category);
  return [...counts].map(([category, of]) => ({ category, entries: of.length }));
}

/** What the functions that search answer. */
function foundOf(rows: readonly EntryRow[], query: URLSearchParams): unknown[] {
  const words = (query.get('words') ?? '').split(' ').filter(Boolean);
  const tag = query.get('tagged');
  const before = query.get('before_id');
  const at = before === null ? -1 : rows.findIndex(({ id }) => id === before);
  return rows
    .slice(at + 1)
    .filter((row) => tag === null || row.tags.includes(tag))
    .filter((row) => {
      const text = [row.title, row.excerpt, row.content, ...row.tags].join('\n').toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .slice(0, 30)
    .map(({ content, description, ...row }) => ({
      ...row,
      opening: row.excerpt ? null : content.slice(0, 1000),
      summary: description,
    }));
}

/** The commonest first. */
function tagsOf(rows: readonly EntryRow[]): unknown[] {
  const counts = Map.groupBy(
    rows.flatMap(({ tags }) => tags),
    (tag) => tag,
  );
  return [...counts]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([tag, of]) => ({ tag, entries: of.length }));
}
