import { parsePosts } from '@agency/model/post';
import { SLUG_TAKEN, toPostForm } from '@agency/model/postForm';
import { admin } from '#src/content/admin.ts';
import { paths } from '#src/lib/paths.ts';
import { postQueries } from '../../entries/postQueries';
import { withAdminClient } from '../lib/authClient';
import { publicUrl } from '../lib/publicUrl';
import { adminEntryQueries, type EntryKind } from './adminEntryQueries';

const UNIQUE_VIOLATION = '23505';

export const postKind: EntryKind<'post'> = {
  queries: adminEntryQueries<'post'>({
    table: 'blog_posts',
    parse: parsePosts,
    failure: 'Error fetching blog posts:',
    publicKeys: [postQueries.all],
    // The slug is the one unique column: its violation gets the form's own message.
    refusedField: ({ code, message }) =>
      code === UNIQUE_VIOLATION || message === SLUG_TAKEN
        ? { field: 'slug', message: SLUG_TAKEN }
        : undefined,
  }),
  words: admin.posts,
  toFields: toPostForm,
  hrefFor: ({ slug }) => publicUrl(paths.post({ slug })),
};

/** Whether a post other than the given one has this slug; false when the read fails. */
export const isSlugTaken = (slug: string, ownId: string): Promise<boolean> =>
  withAdminClient((supabase) => supabase.from('blog_posts').select('id').eq('slug', slug)).then(
    ({ data }) => data?.some(({ id }) => id !== ownId) ?? false,
    () => false,
  );
