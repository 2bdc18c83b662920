import { AdminPosts } from '@agency/ui/admin/AdminPosts';
import { useMemo } from 'react';
import { paths } from '#src/lib/paths.ts';
import { canonicalUrl } from '../lib/publicUrl';
import { isSlugTaken, postKind } from './adminEntryQueries';
import { postPreview } from './entryPreview';
import { useEditor } from './useEditor';
import { useEntryList } from './useEntryList';

export default function PostsPanel() {
  const { listing, rows } = useEntryList(postKind);
  const { dialog, form } = useEditor(postKind, rows);
  const { id = '', createdAt, rowFields } = dialog.openForm ?? {};
  const preview = useMemo(() => postPreview(createdAt), [createdAt]);
  return (
    <AdminPosts
      {...listing}
      {...dialog}
      form={{
        ...form,
        isSlugTaken: (slug) => isSlugTaken(slug, id),
        preview,
        urlOf: (slug) => decodeURI(canonicalUrl(paths.post({ slug: slug.toWellFormed() }))),
        storedSlug: rowFields?.slug,
      }}
    />
  );
}
