import type { Post } from '@agency/model/post';
import { EntryArticle } from '../patterns/EntryArticle';
import { PostDate } from '../patterns/PostDate';
import { EntryHero } from './EntryHero';
import { EntryText } from './EntryText';

export interface PostArticleProps {
  post: Post;
}

/** A post on a page of its own. */
export function PostArticle({ post }: PostArticleProps) {
  return (
    <article>
      <EntryHero id={post.id} title={post.title}>
        <PostDate timestamp={post.created_at} />
      </EntryHero>
      <EntryText>
        <EntryArticle
          id={post.id}
          picture={post.image_url}
          pictureIcon="image"
          text={post.content}
          tags={post.tags}
          width="page"
        />
      </EntryText>
    </article>
  );
}
