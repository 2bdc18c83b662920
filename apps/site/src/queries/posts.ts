import { parsePosts } from '@agency/model/post';
import { queryOptions } from '@tanstack/react-query';
import { fetchAll } from './fetchAll';

/** All posts, newest first. */
export const postsQuery = queryOptions({
  queryKey: ['posts'],
  queryFn: ({ signal }) => fetchAll('blog_posts', parsePosts, signal),
  meta: { failure: 'Error fetching blog posts:' },
});
