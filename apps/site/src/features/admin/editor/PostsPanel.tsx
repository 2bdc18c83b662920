import { toPostForm } from '@agency/model/postForm';
import { AdminPosts } from '@agency/ui/admin/AdminPosts';
import { useMemo } from 'react';
import { admin } from '#content/admin';
import { commonestTags } from '#lib/commonestTags';
import { absolute, paths } from '#lib/paths';
import { publicUrl } from '../lib/publicUrl';
import { lazyPictureTools } from '../pictures/lazyPictureTools';
import { EntryListActions } from './EntryListActions';
import { EntryTitleActions } from './EntryTitleActions';
import { postPreview } from './entryPreview';
import { isSlugTaken, postsTable } from './postsTable';
import { useEditor } from './useEditor';
import { useEntries } from './useEntries';

const hrefFor = (post: { slug: string }) => publicUrl(paths.post(post));

/** The panel's section of blog posts. */
export default function PostsPanel() {
  const { listed, ...listing } = useEntries(postsTable, admin.posts);
  const { editor, stored, open, onDismiss, form, hasDraft, beginAnew, conflict, createdAt } =
    useEditor({
      table: postsTable,
      listed,
      toFields: toPostForm,
      texts: admin.posts,
      hrefFor,
    });
  return (
    <AdminPosts
      {...listing}
      hrefFor={hrefFor}
      onCreate={() => open()}
      onEdit={open}
      editor={editor}
      onDismiss={onDismiss}
      headerActions={<EntryListActions table={postsTable} />}
      titleActions={(id) => (
        <EntryTitleActions
          id={id}
          table={postsTable}
          toFields={toPostForm}
          labels={admin.posts.columns}
          hasDraft={hasDraft}
          onRestored={beginAnew}
          conflict={conflict}
        />
      )}
      form={{
        ...form,
        isSlugTaken: (slug) => isSlugTaken(slug, editor?.id ?? ''),
        preview: useMemo(() => postPreview(createdAt), [createdAt]),
        urlOf: (slug) => decodeURI(absolute(paths.post({ slug: slug.toWellFormed() }))),
        storedSlug: stored?.slug,
        tagsInUse: commonestTags(listed),
        pictureTools: lazyPictureTools,
      }}
    />
  );
}
