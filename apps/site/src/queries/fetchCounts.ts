import type { CategoryCount } from '@agency/model/project';
import { readRows } from './publicRows';

interface ListCounts {
  total: number;
  /** In the order of each one's newest project; empty for posts. */
  categories: CategoryCount[];
}

/** Counts a list's entries, and those of each category. @throws like `readRows` */
export async function fetchCounts(table: 'blog_posts' | 'portfolio'): Promise<ListCounts> {
  const rows = (await readRows('list_counts', {
    select: '*',
    list: `eq.${table}`,
    order: 'newest.desc,category.asc',
  })) as { category?: unknown; entries?: unknown }[];
  const counts = rows.map(({ category, entries }) => ({ category, count: Number(entries) || 0 }));
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    categories: counts.flatMap(({ category, count }) =>
      typeof category === 'string' ? [{ name: category, count }] : [],
    ),
  };
}
