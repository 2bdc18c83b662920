import type { CategoryCount } from '@agency/model/project';
import { TAGS_OFFERED } from '../commonestTags';
import { readRows } from './publicRows';

interface ListCounts {
  total: number;
  /** In the order of each one's newest project; empty for posts. */
  categories: CategoryCount[];
  /** The commonest tags first; empty for projects. */
  tags: string[];
}

/** Counts entries, also by category, and finds the commonest tags. @throws like `readRows` */
export async function fetchCounts(table: 'blog_posts' | 'portfolio'): Promise<ListCounts> {
  const [rows, tags] = (await Promise.all([
    readRows('list_counts', {
      select: '*',
      list: `eq.${table}`,
      order: 'newest.desc,category.asc',
    }),
    table === 'blog_posts'
      ? readRows('tag_counts', {
          select: 'tag',
          order: 'entries.desc,newest.desc,tag.asc',
          limit: String(TAGS_OFFERED),
        })
      : [],
  ])) as [{ category?: unknown; entries?: unknown }[], { tag?: unknown }[]];
  const counts = rows.map(({ category, entries }) => ({ category, count: Number(entries) || 0 }));
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    categories: counts.flatMap(({ category, count }) =>
      typeof category === 'string' ? [{ name: category, count }] : [],
    ),
    tags: tags.flatMap(({ tag }) => (typeof tag === 'string' ? [tag] : [])),
  };
}
