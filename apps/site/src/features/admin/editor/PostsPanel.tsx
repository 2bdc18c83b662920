import { toPostForm } from '@agency/model/postForm';
import { AdminPosts } from '@agency/ui/admin/AdminPosts';
import { useMemo } from 'react';
import { admin } from '#content/admin';
import { absolute, paths } from '#lib/paths';
import { publicUrl } from '../lib/publicUrl';
import { postPreview } from './entryPreview';
import { isSlugTaken, postsTable } from './postsTable';
import { useEntryPanel } from './useEntryPanel';

const hrefFor = (post: { slug: string }) => publicUrl(paths.post(post));

export default function PostsPanel() {
  const { section, form, stored, createdAt } = useEntryPanel({
    table: postsTable,
    texts: admin.posts,
    toFields: toPostForm,
    hrefFor,
  });
  return (
    <AdminPosts
      {...section}
      form={{
        ...form,
        isSlugTaken: (slug) => isSlugTaken(slug, section.editor?.id ?? ''),
        preview: useMemo(() => postPreview(createdAt), [createdAt]),
        urlOf: (slug) => decodeURI(absolute(paths.post({ slug: slug.toWellFormed() }))),
        storedSlug: stored?.slug,
      }}
    />
  );
}
