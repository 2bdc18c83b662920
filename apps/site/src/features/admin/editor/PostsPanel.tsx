import { toPostForm } from '@agency/model/postForm';
import { AdminPosts } from '@agency/ui/admin/AdminPosts';
import { useMemo } from 'react';
import { admin } from '#src/content/admin.ts';
import { paths } from '#src/lib/paths.ts';
import { canonicalUrl, publicUrl } from '../lib/publicUrl';
import { postPreview } from './entryPreview';
import type { EntryKind } from './entryTable';
import { isSlugTaken, postsTable } from './postsTable';
import { useEditor } from './useEditor';
import { useEntrySection } from './useEntrySection';

const post: EntryKind<'post'> = {
  table: postsTable,
  texts: admin.posts,
  toFields: toPostForm,
  hrefFor: ({ slug }) => publicUrl(paths.post({ slug })),
};

export default function PostsPanel() {
  const { section, listed } = useEntrySection(post);
  const { dialog, form, stored, createdAt } = useEditor(post, listed);
  const preview = useMemo(() => postPreview(createdAt), [createdAt]);
  return (
    <AdminPosts
      {...section}
      {...dialog}
      form={{
        ...form,
        isSlugTaken: (slug) => isSlugTaken(slug, dialog.editor?.id ?? ''),
        preview,
        urlOf: (slug) => decodeURI(canonicalUrl(paths.post({ slug: slug.toWellFormed() }))),
        storedSlug: stored?.slug,
      }}
    />
  );
}
