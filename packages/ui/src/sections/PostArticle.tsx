import type { Post } from '@agency/model/post';
import { PostContent } from '../patterns/PostDialog';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { article, band } from './EntryArticle.css';

export interface PostArticleProps {
  post: Post;
}

/** A post in the page itself: what its dialog shows, where no dialog can open. */
export function PostArticle({ post }: PostArticleProps) {
  return (
    <Container className={band}>
      <article className={article}>
        <Heading level={2} size="title">
          {post.title}
        </Heading>
        <PostContent post={post} />
      </article>
    </Container>
  );
}
