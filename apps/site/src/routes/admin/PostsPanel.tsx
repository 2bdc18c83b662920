import { toPostForm } from '@agency/model/post';
import { AdminPosts } from '@agency/ui/sections/AdminPosts';
import { admin } from '../../content/admin';
import {
  adminPostsQuery,
  createPost,
  deletePost,
  fetchPost,
  isSlugTaken,
  updatePost,
} from '../../queries/admin/posts';
import { useAdminList } from './useAdminList';
import { useEditor } from './useEditor';

export default function PostsPanel() {
  const { reload, ...listing } = useAdminList(adminPostsQuery, deletePost, admin.posts);
  const { list } = listing;
  const { editor, open, onDismiss, ...form } = useEditor({
    noun: 'post',
    rows: list.status === 'ready' ? list.data.items : [],
    fetchRow: fetchPost,
    toForm: toPostForm,
    create: createPost,
    update: updatePost,
    onSaved: reload,
    texts: admin.posts,
  });
  return (
    <AdminPosts
      {...listing}
      onCreate={() => open(undefined)}
      onEdit={open}
      editor={editor}
      onDismiss={onDismiss}
      form={{ ...form, isSlugTaken: (slug) => isSlugTaken(slug, editor?.id ?? '') }}
    />
  );
}
