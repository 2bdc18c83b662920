import type { Post } from '@agency/model/post';
import type { ReactNode } from 'react';
import { EntryArticle } from '../patterns/EntryArticle';
import { PostMeta } from '../patterns/PostMeta';
import { entryIcons } from '../primitives/entryIcons';
import { EntryColumn } from './EntryColumn';
import { EntryLayout } from './EntryLayout';

export interface PostArticleProps {
  post: Post;
  /** Where a tag leads. Default: nowhere. */
  tagHref?: ((tag: string) => string) | undefined;
  /** What a reader may do with it. Default: nothing. */
  actions?: ReactNode;
}

/** A post on a page of its own. */
export function PostArticle({ post, tagHref, actions }: PostArticleProps) {
  return (
    <EntryLayout id={post.id} title={post.title} meta={<PostMeta post={post} />}>
      <EntryArticle
        id={post.id}
        picture={post.image_url}
        pictureIcon={entryIcons.image}
        text={post.content}
        tags={post.tags}
        tagHref={tagHref}
        width="page"
      />
      {actions && <EntryColumn>{actions}</EntryColumn>}
    </EntryLayout>
  );
}
