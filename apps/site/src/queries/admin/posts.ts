import { type NewPost, type Post, parsePosts } from '@agency/model/post';
import { backendError } from '../fetchRange';
import { adminListQuery } from './adminList';
import { assertTouched } from './assertTouched';
import { asAdmin } from './session';

export const adminPostsQuery = adminListQuery(
  'blog_posts',
  parsePosts,
  'Error fetching blog posts:',
);

/** @returns undefined when there is no such post */
export async function fetchPost(id: string): Promise<Post | undefined> {
  const { data, error, status } = await asAdmin((supabase) =>
    supabase.from('blog_posts').select('*').eq('id', id),
  );
  if (error) throw backendError(error, status);
  return parsePosts(data)[0];
}

/**
 * @param answerLost an earlier attempt got no answer: it may have been stored all the same
 * @throws an Error with the backend's message
 */
export async function createPost(post: NewPost, answerLost: boolean): Promise<void> {
  if (answerLost) {
    const { data, error, status } = await asAdmin((supabase) =>
      supabase.from('blog_posts').select('*').eq('slug', post.slug),
    );
    if (error) throw backendError(error, status);
    const stored = parsePosts(data ?? [])[0];
    if (stored?.title === post.title && stored.content === post.content) return;
  }
  assertTouched(await asAdmin((supabase) => supabase.from('blog_posts').insert(post).select('id')));
}

/** @throws an Error with the backend's message, empty when there is no such row to change */
export async function updatePost(id: string, post: NewPost): Promise<void> {
  assertTouched(
    await asAdmin((supabase) => supabase.from('blog_posts').update(post).eq('id', id).select('id')),
  );
}

/** @throws an Error with the backend's message, empty when there is no such row to delete */
export async function deletePost({ id }: Post): Promise<void> {
  assertTouched(
    await asAdmin((supabase) => supabase.from('blog_posts').delete().eq('id', id).select('id')),
  );
}

/** Whether a post other than the given one has this slug; false where that can't be known. */
export async function isSlugTaken(slug: string, ownId: string): Promise<boolean> {
  try {
    const { data } = await asAdmin((supabase) =>
      supabase.from('blog_posts').select('id').eq('slug', slug),
    );
    return data?.some(({ id }) => id !== ownId) ?? false;
  } catch {
    return false;
  }
}
