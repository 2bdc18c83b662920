import type { Post } from '@agency/model/post';
import type { PostFormInput } from '@agency/model/postForm';
import { lazyComponent, usePreloaded } from '../primitives/lazyComponent';
import { type AdminEditing, AdminEntries } from './AdminEntries';
import { AdminEntryCard } from './AdminEntryCard';
import type { PostFormProps } from './PostForm';

const LazyForm = lazyComponent(async () => (await import('./PostForm')).PostForm);

export interface AdminPostsProps extends AdminEditing<Post, PostFormInput> {
  form: Omit<PostFormProps, 'mode' | 'initial' | 'restored'>;
}

/** The admin's blog section. */
export function AdminPosts({ hrefFor, onEdit, hasDraft, form, ...entries }: AdminPostsProps) {
  usePreloaded(LazyForm);
  return (
    <AdminEntries
      {...entries}
      title="Blog Posts"
      createLabel="New Post"
      words={{
        loading: 'Loading blog posts...',
        empty: 'No blog posts yet. Create your first post!',
        failed: 'Failed to fetch blog posts.',
      }}
      dialogTitles={{ create: 'Create New Blog Post', edit: 'Edit Blog Post' }}
      form={({ mode, initial, origin }) => (
        <LazyForm {...form} mode={mode} initial={initial} restored={origin !== 'row'} />
      )}
    >
      {(post, remove) => (
        <AdminEntryCard
          entry={post}
          picture={post.image_url}
          text={post.excerpt}
          href={hrefFor(post)}
          draft={hasDraft?.(post) ?? false}
          onEdit={() => onEdit(post)}
          onDelete={remove}
        />
      )}
    </AdminEntries>
  );
}
