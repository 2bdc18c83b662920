import type { Post } from '@agency/model/post';
import type { Remote } from '@agency/model/remote';
import { useRef } from 'react';
import { useLastDefined } from '../hooks/useLastDefined';
import { EmptyState } from '../patterns/EmptyState';
import { LoadingState } from '../patterns/LoadingState';
import { PostCard } from '../patterns/PostCard';
import { PostDialog } from '../patterns/PostDialog';
import { Container } from '../primitives/Container';
import { Grid } from '../primitives/Grid';
import { Reveal } from '../primitives/Reveal';
import { list } from './ListBand.css';

/** Seconds between one card's entrance and the next one's. */
const STAGGER = 0.1;
/** Cards that a large screen shows without scrolling. */
const ABOVE_THE_FOLD = 3;

export interface BlogGridProps {
  /** Newest first. A failure looks like emptiness to a visitor. */
  posts: Remote<readonly Post[]>;
  hrefFor: (post: Post) => string;
  /** The post that is being read. */
  opened?: Post | undefined;
  onClose: () => void;
}

export function BlogGrid({ posts, hrefFor, opened, onClose }: BlogGridProps) {
  const shown = useLastDefined(opened);
  const shownLink = useRef<HTMLAnchorElement>(null);
  const all = posts.status === 'ready' ? posts.data : [];
  return (
    <section className={list} aria-label="Posts">
      <Container>
        {posts.status === 'loading' && <LoadingState text="Loading blog posts..." />}
        {posts.status !== 'loading' && all.length === 0 && (
          <EmptyState
            title="No blog posts found. Articles will appear here once published."
            hint="Connect to the admin panel to add blog posts."
          />
        )}
        {all.length > 0 && (
          <Grid>
            {all.map((post, index) => (
              <Reveal as="li" key={post.id} delay={index * STAGGER} skipDelayOnScroll>
                <PostCard
                  post={post}
                  href={hrefFor(post)}
                  eager={index < ABOVE_THE_FOLD}
                  {...(post.id === shown?.id && { linkRef: shownLink })}
                />
              </Reveal>
            ))}
          </Grid>
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
