import type { Post } from '@agency/model/post';
import type { RefObject } from 'react';
import { Dialog } from '../primitives/Dialog';
import { Image } from '../primitives/Image';
import { Text } from '../primitives/Text';
import { meta, picture, text } from './EntityDialog.css';
import { formatDate } from './formatDate';
import { TagList } from './TagList';

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
    <Dialog {...dialog} title={post.title} width="large">
      <Text as="time" tone="muted" dateTime={post.created_at} className={meta}>
        {formatDate(post.created_at, 'long')}
      </Text>
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
    </Dialog>
  );
}
