import { toPostForm } from '@agency/model/post';
import { AdminPosts } from '@agency/ui/sections/AdminPosts';
import { admin } from '../../content/admin';
import { isSlugTaken, postsTable } from '../../queries/admin/posts';
import { DeletedEntries } from './DeletedEntries';
import { EntryHistory } from './EntryHistory';
import { useAdminList } from './useAdminList';
import { useEditor } from './useEditor';

export default function PostsPanel() {
  const listing = useAdminList(postsTable, admin.posts);
  const { list } = listing;
  const { editor, open, onDismiss, history, form } = useEditor({
    table: postsTable,
    listed: list.status === 'ready' ? list.data.items : [],
    toFields: toPostForm,
    texts: admin.posts,
  });
  return (
    <AdminPosts
      {...listing}
      onCreate={() => open()}
      onEdit={open}
      editor={editor}
      onDismiss={onDismiss}
      tools={<DeletedEntries table={postsTable} />}
      rowTools={(id) => <EntryHistory {...history} id={id} labels={admin.posts.columns} />}
      form={{ ...form, isSlugTaken: (slug) => isSlugTaken(slug, editor?.id ?? '') }}
    />
  );
}
