import type { Post } from '@agency/model/post';
import { EntryDialog } from '../patterns/EntryDialog';
import { PostCard } from '../patterns/PostCard';
import { shownPost } from '../patterns/shownEntry';
import { StaticDialog } from '../primitives/StaticDialog';
import { EntryPage } from '../sections/EntryPage';
import { EntryPreview } from './EntryPreview';

/** A post as visitors would see it. */
export function PostPreview({ post }: { post: Post }) {
  const entry = shownPost(post);
  return (
    <EntryPreview
      card={<PostCard post={post} href="#" eager />}
      dialog={<EntryDialog entry={entry} open onClose={() => {}} as={StaticDialog} />}
      page={<EntryPage entry={entry} />}
    />
  );
}
