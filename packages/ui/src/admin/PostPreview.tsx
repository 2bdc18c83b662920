import type { Post } from '@agency/model/post';
import { PostCard } from '../patterns/PostCard';
import { PostDialog } from '../patterns/PostDialog';
import { StaticDialog } from '../primitives/StaticDialog';
import { PostArticle } from '../sections/PostArticle';
import { EntryPreview } from './EntryPreview';

/** A post as visitors would see it. */
export function PostPreview({ post }: { post: Post }) {
  return (
    <EntryPreview
      card={<PostCard post={post} href="#" eager />}
      dialog={<PostDialog post={post} open onClose={() => {}} as={StaticDialog} />}
      page={<PostArticle post={post} />}
    />
  );
}
