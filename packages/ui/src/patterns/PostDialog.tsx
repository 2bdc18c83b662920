import type { ListedPost } from '@agency/model/listed';
import { entryIcons } from '../primitives/entryIcons';
import { EntryDialog, type OpenEntryProps } from './EntryDialog';
import { PostMeta } from './PostMeta';

export interface PostDialogProps extends OpenEntryProps {
  /** Without its content it says that it loads. */
  post: ListedPost;
  /** Where a tag leads. Default: nowhere. */
  tagHref?: ((tag: string) => string) | undefined;
}

/** A post over its list: title, date, picture, content and tags. */
export function PostDialog({ post, tagHref, failed = false, ...dialog }: PostDialogProps) {
  return (
    <EntryDialog
      {...dialog}
      title={post.title}
      width="large"
      meta={<PostMeta post={post} />}
      article={{
        id: post.id,
        picture: post.image_url,
        pictureIcon: entryIcons.image,
        text: post.content,
        tags: post.tags,
        tagHref,
        measured: true,
        failure: failed ? 'This post could not be loaded.' : undefined,
      }}
    />
  );
}
