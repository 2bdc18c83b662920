import type { CategoryCount } from '@agency/model/project';
import { TAGS_OFFERED } from '../commonestTags';
import { answerTo } from './backendError';
import { publicApi } from './supabase';

/** What a page says of a list that is longer than what it shows. */
export interface ListCounts {
  total: number;
  /** In the order of each one's newest project; empty for posts. */
  categories: CategoryCount[];
  /** The commonest tags first; empty for projects. */
  tags: string[];
}

/** Counts entries, also by category, and finds the commonest tags. @throws like `answerTo` */
export async function readCounts(list: 'blog_posts' | 'portfolio'): Promise<ListCounts> {
  const [counts, tags] = await Promise.all([
    answerTo(
      publicApi()
        .from('list_counts')
        .select('*')
        .eq('list', list)
        .order('newest', { ascending: false })
        .order('category'),
    ),
    list === 'portfolio'
      ? []
      : answerTo(
          publicApi()
            .from('tag_counts')
            .select('tag')
            .order('entries', { ascending: false })
            .order('newest', { ascending: false })
            .order('tag')
            .limit(TAGS_OFFERED),
        ),
  ]);
  return {
    total: counts.reduce((sum, { entries }) => sum + Number(entries), 0),
    categories: counts.flatMap(({ category, entries }) =>
      category === null ? [] : [{ name: category, count: Number(entries) }],
    ),
    tags: tags.flatMap(({ tag }) => tag ?? []),
  };
}
