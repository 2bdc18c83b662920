import { toPostForm } from '@agency/model/postForm';
import { AdminPosts } from '@agency/ui/admin/AdminPosts';
import { use, useMemo } from 'react';
import { admin } from '../../../content/admin';
import { commonestTags } from '../../../lib/commonestTags';
import { absolute, paths } from '../../../lib/paths';
import { DraftsContext } from '../lib/DraftsContext';
import { hasEntryDraft } from '../lib/entryDraft';
import { publicUrl } from '../lib/publicUrl';
import { useAdminList } from '../lib/useAdminList';
import { lazyPictureTools } from '../pictures/lazyPictureTools';
import { AboveEntryForm } from './AboveEntryForm';
import { EntryListActions } from './EntryListActions';
import { postPreview } from './entryPreview';
import { isSlugTaken, postsTable } from './postsTable';
import { useBringBack } from './useBringBack';
import { useEditor } from './useEditor';

const { columns } = admin.posts;

const hrefFor = (post: { slug: string }) => publicUrl(paths.post(post));

export default function PostsPanel() {
  const drafts = use(DraftsContext);
  const listing = useAdminList(postsTable, admin.posts, useBringBack(postsTable).undo);
  const listed = listing.list.status === 'ready' ? listing.list.data.items : [];
  const { editor, stored, open, onDismiss, form, hasDraft, beginAnew, conflict } = useEditor({
    table: postsTable,
    listed,
    toFields: toPostForm,
    texts: admin.posts,
    hrefFor,
  });
  const createdAt = listed.find(({ id }) => id === editor?.id)?.created_at;
  const preview = useMemo(() => postPreview(createdAt), [createdAt]);
  return (
    <AdminPosts
      {...listing}
      hrefFor={hrefFor}
      hasDraft={({ id }) => hasEntryDraft(drafts, postsTable.name, id)}
      onCreate={() => open()}
      onEdit={open}
      editor={editor}
      onDismiss={onDismiss}
      headerActions={<EntryListActions table={postsTable} />}
      aboveForm={(id) => (
        <AboveEntryForm
          id={id}
          table={postsTable}
          toFields={toPostForm}
          labels={columns}
          hasDraft={hasDraft}
          onRestored={beginAnew}
          conflict={conflict}
        />
      )}
      form={{
        ...form,
        isSlugTaken: (slug) => isSlugTaken(slug, editor?.id ?? ''),
        preview,
        urlOf: (slug) => decodeURI(absolute(paths.post({ slug: slug.toWellFormed() }))),
        storedSlug: stored?.slug,
        tagsInUse: commonestTags(listed),
        pictureTools: lazyPictureTools,
      }}
    />
  );
}
