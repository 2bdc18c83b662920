import {
  type ListedPost,
  type Post,
  type PostLink,
  type PostNeighbour,
  parseListedPosts,
  parsePosts,
} from '@agency/model/post';
import { queryOptions } from '@tanstack/react-query';
import { answerTo, publicApi } from '#src/lib/backend/supabase.ts';
import { keyOf, type ListSource, listQueriesOf } from './listQueries';
import { neighboursQuery, type RelatableEntry } from './neighbourQueries';

const POSTS: ListSource<ListedPost> = {
  table: 'blog_posts',
  view: 'listed_posts',
  search: 'search_blog_posts',
  link: 'id,title,slug,created_at',
  related: 'id,title,slug,created_at,tags,image_url',
  parse: parseListedPosts,
  meta: { failure: 'Error fetching blog posts:' },
};

export const postQueries = {
  ...listQueriesOf<ListedPost, PostLink>(POSTS),
  neighbours: (post: RelatableEntry) => neighboursQuery<PostNeighbour, ListedPost>(POSTS, post),

  /** The `:name` of a post's route. */
  nameOf: ({ slug }: ListedPost) => slug,
  hasText: ({ content }: ListedPost) => content !== undefined,

  /** One post by its current or a former slug; null where there is none. */
  entry: (slug: string) =>
    queryOptions({
      queryKey: keyOf(POSTS.table, 'entry', slug),
      queryFn: async ({ client, signal }): Promise<Post | null> => {
        const post = await fetchPost(slug, signal);
        if (post) return post;
        const current = await fetchCurrentSlug(slug, signal);
        const moved = current === undefined ? null : await fetchPost(current, signal);
        if (moved) client.setQueryData(postQueries.entry(moved.slug).queryKey, moved);
        return moved;
      },
      refetchOnMount: true,
      meta: POSTS.meta,
    }),
};

async function fetchPost(slug: string, signal: AbortSignal): Promise<Post | null> {
  const request = publicApi().from('blog_posts').select('*').eq('slug', slug).limit(1);
  return parsePosts(await answerTo(request.abortSignal(signal)))[0] ?? null;
}

async function fetchCurrentSlug(former: string, signal: AbortSignal): Promise<string | undefined> {
  const request = publicApi().from('moved_posts').select('slug').eq('old_slug', former).limit(1);
  const answer = await request.abortSignal(signal);
  // A backend whose migrations predate `moved_posts`.
  if (answer.status === 404) return undefined;
  return (await answerTo(answer))[0]?.slug ?? undefined;
}
