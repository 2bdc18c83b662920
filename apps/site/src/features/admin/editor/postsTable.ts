import { parsePosts } from '@agency/model/post';
import { SLUG_TAKEN } from '@agency/model/postForm';
import { postQueries } from '../../entries/postQueries';
import { withAdminClient } from '../lib/authClient';
import { entryTable } from './entryTable';

const UNIQUE_VIOLATION = '23505';

export const postsTable = entryTable<'post'>({
  table: 'blog_posts',
  parse: parsePosts,
  failure: 'Error fetching blog posts:',
  publicKeys: [postQueries.all],
  // The slug is the one unique column: its violation gets the form's own message.
  refusedField: ({ code, message }) =>
    code === UNIQUE_VIOLATION || message === SLUG_TAKEN
      ? { field: 'slug', message: SLUG_TAKEN }
      : undefined,
});

/** Whether a post other than the given one has this slug; false when the read fails. */
export const isSlugTaken = (slug: string, ownId: string): Promise<boolean> =>
  withAdminClient((supabase) => supabase.from('blog_posts').select('id').eq('slug', slug)).then(
    ({ data }) => data?.some(({ id }) => id !== ownId) ?? false,
    () => false,
  );
