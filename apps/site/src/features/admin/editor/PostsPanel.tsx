import { AdminEntries } from '@agency/ui/admin/AdminEntries';
import { usePreloaded } from '@agency/ui/hooks/usePreloaded';
import { lazyComponent } from '@agency/ui/primitives/lazyComponent';
import { useMemo } from 'react';
import { paths } from '#src/lib/paths.ts';
import { useAdminList } from '../lib/adminQueries';
import { canonicalUrl } from '../lib/pageUrls';
import { EntryListActions } from './EntryListActions';
import { isSlugTaken, postKind } from './entryKinds';
import { postPreview } from './previewOfFields';
import { useEditor } from './useEditor';

const LazyForm = lazyComponent(async () => (await import('@agency/ui/admin/PostForm')).PostForm);

export default function PostsPanel() {
  const { queries, words, hrefFor } = postKind;
  const { listing, rows = [] } = useAdminList(queries, words);
  const { dialog, form } = useEditor(postKind, rows);
  const { id = '', createdAt, rowFields } = dialog.openForm ?? {};
  const preview = useMemo(() => postPreview(createdAt), [createdAt]);
  usePreloaded(LazyForm);
  return (
    <AdminEntries
      {...listing}
      {...dialog}
      words={words}
      hrefFor={hrefFor}
      headerActions={<EntryListActions queries={queries} />}
      cardOf={({ image_url, excerpt }) => ({ picture: image_url, text: excerpt })}
      form={(begin) => (
        <LazyForm
          {...form}
          {...begin}
          isSlugTaken={(slug) => isSlugTaken(slug, id)}
          preview={preview}
          urlOf={(slug) => decodeURI(canonicalUrl(paths.post({ slug: slug.toWellFormed() })))}
          storedSlug={rowFields?.slug}
        />
      )}
    />
  );
}
