import type { Post } from '@agency/model/post';
import type { Remote } from '@agency/model/remote';
import { useRef } from 'react';
import { useLastDefined } from '../hooks/useLastDefined';
import { EmptyState } from '../patterns/EmptyState';
import { LoadingState } from '../patterns/LoadingState';
import { PostCard } from '../patterns/PostCard';
import { PostDialog } from '../patterns/PostDialog';
import { CardGrid } from '../primitives/CardGrid';
import { Container } from '../primitives/Container';
import { list } from './ListBand.css';

export const LOADING_POSTS = 'Loading blog posts...';

export interface BlogGridProps {
  /** Newest first. A failure looks like emptiness to a visitor. */
  posts: Remote<readonly Post[]>;
  hrefFor: (post: Post) => string;
  /** The post that is being read. */
  opened?: Post | undefined;
  onClose: () => void;
  /** The first cards were on the screen before, as a built page brought them. */
  seen?: boolean;
}

export function BlogGrid({ posts, hrefFor, opened, onClose, seen }: BlogGridProps) {
  const shown = useLastDefined(opened);
  const shownLink = useRef<HTMLAnchorElement>(null);
  const all = posts.status === 'ready' ? posts.data : [];
  return (
    <section className={list} aria-label="Posts">
      <Container>
        {posts.status === 'loading' && <LoadingState text={LOADING_POSTS} />}
        {posts.status !== 'loading' && all.length === 0 && (
          <EmptyState
            title="No blog posts found. Articles will appear here once published."
            hint="Connect to the admin panel to add blog posts."
          />
        )}
        {all.length > 0 && (
          <CardGrid items={all} kept={shown} seen={seen}>
            {(post, eager) => (
              <PostCard
                post={post}
                href={hrefFor(post)}
                eager={eager}
                {...(post.id === shown?.id && { linkRef: shownLink })}
              />
            )}
          </CardGrid>
        )}
      </Container>
      {shown && (
        <PostDialog
          post={shown}
          open={opened !== undefined}
          onClose={onClose}
          finalFocus={shownLink}
        />
      )}
    </section>
  );
}
