import type { Post, PostFormInput } from '@agency/model/post';
import { useLastDefined } from '../hooks/useLastDefined';
import { EntryCard } from '../patterns/EntryCard';
import { PostForm, type PostFormProps } from '../patterns/PostForm';
import { Dialog } from '../primitives/Dialog';
import { Text } from '../primitives/Text';
import { AdminList, type AdminListing } from './AdminList';

/** A card of three lines of excerpt, in pixels. */
const CARD_HEIGHT = 190;

export interface PostEditor {
  /** The row's id, or 'new'. */
  id: string;
  mode: 'create' | 'edit';
  /** The fields begin with words of an earlier visit that were never saved. */
  restored: boolean;
  /** What the fields hold at first. */
  initial: PostFormInput;
}

export interface AdminPostsProps extends AdminListing<Post> {
  onCreate: () => void;
  onEdit: (post: Post) => void;
  /** The post that is being written, if any; the same object as long as it is the same one. */
  editor: PostEditor | undefined;
  /** Asked for by Escape, the close button or a press outside. */
  onDismiss: () => void;
  form: Omit<PostFormProps, keyof PostEditor>;
}

/** The admin's blog section. */
export function AdminPosts(props: AdminPostsProps) {
  const { onCreate, onEdit, editor, onDismiss, form, ...listing } = props;
  const shown = useLastDefined(editor);
  return (
    <>
      <AdminList
        {...listing}
        title="Blog Posts"
        create={{ label: 'New Post', onClick: onCreate }}
        texts={{
          loading: 'Loading blog posts...',
          empty: 'No blog posts yet. Create your first post!',
          failed: 'Failed to fetch blog posts.',
        }}
        estimatedHeight={CARD_HEIGHT}
      >
        {(post, remove) => (
          <EntryCard
            title={post.title}
            createdAt={post.created_at}
            text={post.excerpt}
            tags={post.tags}
            onEdit={() => onEdit(post)}
            onDelete={remove}
          />
        )}
      </AdminList>
      {shown && (
        <Dialog
          open={editor !== undefined}
          onClose={onDismiss}
          title={shown.mode === 'create' ? 'Create New Blog Post' : 'Edit Blog Post'}
          width="large"
        >
          {shown.restored && (
            <Text size="small" tone="note">
              Restored: this is what you wrote before without saving. Cancel discards it.
            </Text>
          )}
          <PostForm key={shown.id} {...form} mode={shown.mode} initial={shown.initial} />
        </Dialog>
      )}
    </>
  );
}
