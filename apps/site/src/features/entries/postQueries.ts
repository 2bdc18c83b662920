import {
  type ListedPost,
  type Neighbours,
  type PostLink,
  type PostNeighbour,
  parseListedPosts,
} from '@agency/model/listed';
import { type Post, parsePosts } from '@agency/model/post';
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { answerTo } from '#lib/backend/backendError';
import type { Range } from '#lib/backend/cursor';
import { entriesOf, IN_RANGES } from '#lib/backend/inRanges';
import { EVERYTHING, isSearch, type ListFilter } from '#lib/backend/listFilter';
import { type RelatableEntry, readNeighbours } from '#lib/backend/neighboursOf';
import { type ListCounts, readCounts } from '#lib/backend/readCounts';
import { readFound } from '#lib/backend/readFound';
import { newestFirst, RANGE, readRange, readToEnd } from '#lib/backend/readRange';
import { publicApi } from '#lib/backend/supabase';

const key = (...parts: unknown[]): QueryKey => ['posts', ...parts];
const meta = { failure: 'Error fetching blog posts:' };

export const postQueries = {
  all: key(),

  /** What a post's URL names. */
  nameOf: ({ slug }: ListedPost) => slug,

  /** Pages of posts, newest first: all posts, or those that match a tag and search words. */
  list: (filter: ListFilter = EVERYTHING) =>
    infiniteQueryOptions({
      ...IN_RANGES,
      queryKey: isSearch(filter) ? key('search', filter.tag ?? null, ...filter.words) : key('list'),
      queryFn: (context): Promise<Range<ListedPost>> => {
        const { client, pageParam: cursor } = context;
        // Passing the signal aborts a search that is no longer shown; other lists finish loading.
        if (isSearch(filter)) {
          return readFound('search_blog_posts', filter, cursor, context.signal, parseListedPosts);
        }
        const counts = client.getQueryData<ListCounts>(key('counts'));
        // A list that fits one range is read with its content; a longer one without.
        const whole = cursor === null && (counts?.total ?? 0) <= RANGE;
        const table = whole ? ('blog_posts' as const) : ('listed_posts' as const);
        const request = publicApi()
          .from(table as 'blog_posts')
          .select('*');
        return readRange(newestFirst(request, cursor, RANGE), parseListedPosts, RANGE);
      },
      select: entriesOf<ListedPost>,
      meta,
    }),

  /** Totals, for a list that is longer than its first range. */
  counts: () =>
    queryOptions({
      queryKey: key('counts'),
      queryFn: () => readCounts('blog_posts'),
      refetchOnMount: true,
      meta,
    }),

  /** Titles and slugs of all posts, newest first. */
  archive: () =>
    queryOptions({
      queryKey: key('archive'),
      // On failure the prerendered archive is opened instead, which has the same posts.
      retry: false,
      queryFn: (): Promise<PostLink[]> =>
        readToEnd(
          (cursor) =>
            newestFirst(publicApi().from('blog_posts').select('id,title,slug,created_at'), cursor),
          parseListedPosts,
        ),
      meta,
    }),

  /** One post by its current or a former slug; null where there is none. */
  entry: (slug: string) =>
    queryOptions({
      queryKey: key('entry', slug),
      queryFn: async ({ client, signal }): Promise<Post | null> => {
        const post = await readPost(slug, signal);
        if (post) return post;
        const current = await readCurrentSlug(slug, signal);
        const moved = current === undefined ? null : await readPost(current, signal);
        if (moved) client.setQueryData(postQueries.entry(moved.slug).queryKey, moved);
        return moved;
      },
      refetchOnMount: true,
      meta,
    }),

  /** The next newer, next older and related posts, which a post's page links to. */
  neighbours: (post: RelatableEntry) =>
    queryOptions({
      queryKey: key('neighbours', post.id),
      queryFn: ({ signal }): Promise<Neighbours<PostNeighbour>> =>
        readNeighbours(
          post,
          () =>
            publicApi()
              .from('blog_posts')
              .select('id,title,created_at,slug,tags,image_url')
              .abortSignal(signal),
          parseListedPosts,
        ),
      meta,
    }),
};

async function readPost(slug: string, signal: AbortSignal): Promise<Post | null> {
  const request = publicApi().from('blog_posts').select('*').eq('slug', slug).limit(1);
  return parsePosts(await answerTo(request.abortSignal(signal)))[0] ?? null;
}

async function readCurrentSlug(former: string, signal: AbortSignal): Promise<string | undefined> {
  const request = publicApi().from('moved_posts').select('slug').eq('old_slug', former).limit(1);
  const answer = await request.abortSignal(signal);
  // A backend whose migrations predate `moved_posts`.
  if (answer.status === 404) return undefined;
  return (await answerTo(answer))[0]?.slug ?? undefined;
}
