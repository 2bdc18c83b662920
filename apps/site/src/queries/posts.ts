import type { ListedPost, Neighbours, PostLink } from '@agency/model/listed';
import type { Post } from '@agency/model/post';
import { queryOptions } from '@tanstack/react-query';
import { fetchAll } from './fetchAll';
import { fetchEntry, fetchNeighbours } from './fetchEntry';

const failure = 'Error fetching blog posts:';

const table = {
  table: 'blog_posts',
  parse: async (answer: unknown) => (await import('@agency/model/post')).parsePosts(answer),
} as const;

/** All posts, newest first; a long list grows while it is read. */
export const postsQuery = queryOptions({
  queryKey: ['posts'],
  queryFn: (context): Promise<ListedPost[]> => fetchAll(context, table),
  // Comparing every row costs more than rendering them again.
  structuralSharing: false,
  refetchOnMount: true,
  meta: { failure },
});

/** One post; null where there is none. */
export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ['posts', slug],
    queryFn: ({ client, queryKey, signal }): Promise<Post | null> => {
      const known = client.getQueryData<Post | null>(queryKey);
      return fetchEntry({ ...table, column: 'slug', value: slug, known, signal });
    },
    refetchOnMount: true,
    meta: { failure },
  });

/** The ways from one post to the next. */
export const postNeighboursQuery = (post: Post) =>
  queryOptions({
    queryKey: ['posts', post.slug, 'neighbours'],
    queryFn: ({ signal }): Promise<Neighbours<PostLink>> => fetchNeighbours(table, post, signal),
    meta: { failure },
  });
