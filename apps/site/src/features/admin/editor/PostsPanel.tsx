import { toPostForm } from '@agency/model/postForm';
import { AdminPosts } from '@agency/ui/admin/AdminPosts';
import { useMemo } from 'react';
import { admin } from '#content/admin';
import { paths } from '#lib/paths';
import { canonicalUrl, publicUrl } from '../lib/publicUrl';
import type { EntryKind } from './entryKind';
import { postPreview } from './entryPreview';
import { isSlugTaken, postsTable } from './postsTable';
import { useEditor } from './useEditor';
import { useEntryList } from './useEntryList';

const post: EntryKind<'post'> = {
  table: postsTable,
  texts: admin.posts,
  toFields: toPostForm,
  hrefFor: ({ slug }) => publicUrl(paths.post({ slug })),
};

export default function PostsPanel() {
  const { section, listed } = useEntryList(post);
  const { dialog, form, stored, createdAt } = useEditor(post, listed);
  return (
    <AdminPosts
      {...section}
      {...dialog}
      form={{
        ...form,
        isSlugTaken: (slug) => isSlugTaken(slug, dialog.editor?.id ?? ''),
        preview: useMemo(() => postPreview(createdAt), [createdAt]),
        urlOf: (slug) => decodeURI(canonicalUrl(paths.post({ slug: slug.toWellFormed() }))),
        storedSlug: stored?.slug,
      }}
    />
  );
}
