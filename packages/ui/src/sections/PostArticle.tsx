import type { Post } from '@agency/model/post';
import { EntryArticle } from '../patterns/EntryArticle';
import { PostMeta } from '../patterns/PostMeta';
import { EntryFrame } from './EntryFrame';

export interface PostArticleProps {
  post: Post;
}

/** A post on a page of its own. */
export function PostArticle({ post }: PostArticleProps) {
  return (
    <EntryFrame id={post.id} title={post.title} meta={<PostMeta post={post} />}>
      <EntryArticle
        id={post.id}
        picture={post.image_url}
        pictureIcon="image"
        text={post.content}
        tags={post.tags}
        width="page"
      />
    </EntryFrame>
  );
}
