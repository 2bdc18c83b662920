import type { Post } from '@agency/model/post';
import { EntryArticle } from '../patterns/EntryArticle';
import { PostDate } from '../patterns/PostDate';
import { entryIcons } from '../primitives/entryIcons';
import { EntryFrame } from './EntryFrame';

export interface PostArticleProps {
  post: Post;
  /** Where a tag leads. Default: nowhere. */
  tagHref?: ((tag: string) => string) | undefined;
}

/** A post on a page of its own. */
export function PostArticle({ post, tagHref }: PostArticleProps) {
  return (
    <EntryFrame id={post.id} title={post.title} meta={<PostDate timestamp={post.created_at} />}>
      <EntryArticle
        id={post.id}
        picture={post.image_url}
        pictureIcon={entryIcons.image}
        text={post.content}
        tags={post.tags}
        tagHref={tagHref}
        width="page"
      />
    </EntryFrame>
  );
}
