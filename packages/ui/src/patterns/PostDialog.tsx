import type { Post } from '@agency/model/post';
import { lazy, type RefObject, Suspense } from 'react';
import { Image } from '../primitives/Image';
import { Text } from '../primitives/Text';
import { Time } from '../primitives/Time';
import { meta, picture, text } from './EntryDialog.css';
import { formatDate } from './formatDate';
import { TagList } from './TagList';

/** Downloaded when it is first needed: a list is read more often than opened. */
const Dialog = lazy(async () => {
  const { Dialog } = await import('../primitives/Dialog');
  return { default: Dialog };
});

export interface PostDialogProps {
  post: Post;
  open: boolean;
  onClose: () => void;
  /** Takes the focus back when the dialog was open from the start. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** A post, to be read in full. */
export function PostDialog({ post, ...dialog }: PostDialogProps) {
  return (
    <Suspense>
      <Dialog {...dialog} title={post.title} width="large">
        <PostContent post={post} />
      </Dialog>
    </Suspense>
  );
}

/** A post below its title. */
export function PostContent({ post }: { post: Post }) {
  return (
    <>
      <Time tone="muted" dateTime={post.created_at} className={meta}>
        {formatDate(post.created_at, 'long')}
      </Time>
      {post.image_url !== null && (
        <Image
          src={post.image_url}
          alt=""
          seed={post.id}
          placeholderIcon="image"
          eager
          className={picture}
        />
      )}
      <Text authored measured className={text}>
        {post.content}
      </Text>
      <TagList tags={post.tags} />
    </>
  );
}
