import { AdminPosts } from '@agency/ui/admin/AdminPosts';
import { useMemo } from 'react';
import { paths } from '#src/lib/paths.ts';
import { useAdminList } from '../lib/adminQueries';
import { canonicalUrl } from '../lib/pageUrls';
import { EntryListActions } from './EntryListActions';
import { isSlugTaken, postKind } from './entryKinds';
import { postPreview } from './previewOfFields';
import { useEditor } from './useEditor';

export default function PostsPanel() {
  const { queries, words, hrefFor } = postKind;
  const { listing, rows = [] } = useAdminList(queries, words);
  const { dialog, form } = useEditor(postKind, rows);
  const { id = '', createdAt, rowFields } = dialog.openForm ?? {};
  const preview = useMemo(() => postPreview(createdAt), [createdAt]);
  return (
    <AdminPosts
      {...listing}
      {...dialog}
      hrefFor={hrefFor}
      headerActions={<EntryListActions queries={queries} />}
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
