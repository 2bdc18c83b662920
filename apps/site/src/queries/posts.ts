import { parsePosts } from '@agency/model/post';
import { queryOptions } from '@tanstack/react-query';
import { fetchAll } from './fetchAll';
import { fetchOne } from './fetchOne';

/** All posts, newest first; a long list grows while it is read. */
export const postsQuery = queryOptions({
  queryKey: ['posts'],
  queryFn: (context) => fetchAll(context, { table: 'blog_posts', parse: parsePosts }),
  // Rows keep their identity without being compared one by one.
  structuralSharing: false,
  meta: { failure: 'Error fetching blog posts:' },
});

/** One post, for whoever comes by its address while the list is still being read. */
export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ['posts', slug],
    queryFn: ({ signal }) =>
      fetchOne({ table: 'blog_posts', parse: parsePosts, column: 'slug', value: slug, signal }),
    meta: { failure: 'Error fetching blog posts:' },
  });
