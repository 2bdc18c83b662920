import type { Post } from '@agency/model/post';
import type { PostFormInput } from '@agency/model/postForm';
import { lazyChunk } from '../hooks/lazyChunk';
import { useLazyPart } from '../hooks/useLazyPart';
import { AdminEntryCard } from '../patterns/AdminEntryCard';
import type { PostFormProps } from '../patterns/PostForm';
import { LazyDialog } from '../primitives/LazyDialog';
import { type AdminEditing, AdminEntries, type Editor } from './AdminEntries';
import { MissingParts } from './MissingParts';

const LazyForm = lazyChunk(async () => (await import('../patterns/PostForm')).PostForm);

export interface AdminPostsProps extends AdminEditing<Post, PostFormInput> {
  form: Omit<PostFormProps, keyof Editor<PostFormInput>>;
}

/** The admin's blog section. */
export function AdminPosts({ hrefFor, onEdit, form, ...entries }: AdminPostsProps) {
  const Form = useLazyPart(LazyForm, entries.editor !== undefined);
  return (
    <>
      <MissingParts parts={[LazyForm, LazyDialog]} wanted={entries.editor !== undefined} />
      <AdminEntries
        {...entries}
        editor={Form && entries.editor}
        title="Blog Posts"
        createLabel="New Post"
        texts={{
          loading: 'Loading blog posts...',
          empty: 'No blog posts yet. Create your first post!',
          failed: 'Failed to fetch blog posts.',
        }}
        dialogTitles={{ create: 'Create New Blog Post', edit: 'Edit Blog Post' }}
        form={({ mode, initial }) => Form && <Form {...form} mode={mode} initial={initial} />}
      >
        {(post, remove) => (
          <AdminEntryCard
            id={post.id}
            title={post.title}
            picture={post.image_url}
            createdAt={post.created_at}
            text={post.excerpt}
            tags={post.tags}
            href={hrefFor(post)}
            onEdit={() => onEdit(post)}
            onDelete={remove}
          />
        )}
      </AdminEntries>
    </>
  );
}
