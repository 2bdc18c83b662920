import { parseListedPosts } from '@agency/model/listedPost';
import { type Post, parsePosts } from '@agency/model/post';
import { answerTo } from '#lib/backend/backendError';
import { publicApi } from '#lib/backend/supabase';
import { entryQueries } from './entryQueries';

export const postQueries = entryQueries({
  name: 'posts',
  table: 'blog_posts',
  listed: 'listed_posts',
  search: 'search_blog_posts',
  hasCategories: false,
  link: 'id,title,slug,created_at',
  relating: 'tags',
  parse: parseListedPosts,
  readEntry: async (slug, signal) => {
    const post = await readPost(slug, signal);
    if (post) return post;
    const current = await readCurrentSlug(slug, signal);
    return current === undefined ? null : readPost(current, signal);
  },
  nameOf: ({ slug }) => slug,
  failure: 'Error fetching blog posts:',
});

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
