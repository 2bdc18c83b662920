import type { ListedPost } from '@agency/model/listed';
import type { Remote } from '@agency/model/remote';
import { type ReactNode, useRef } from 'react';
import { useLastDefined } from '../hooks/useLastDefined';
import { useSteps } from '../hooks/useSteps';
import { EmptyState } from '../patterns/EmptyState';
import { LoadingState } from '../patterns/LoadingState';
import { PostCard } from '../patterns/PostCard';
import { PostDialog } from '../patterns/PostDialog';
import { CardGrid } from '../primitives/CardGrid';
import { ListBand, type LongListProps } from './ListBand';

const LOADING = 'Loading blog posts...';

export interface BlogGridProps extends LongListProps {
  /** Newest first. A failure looks like emptiness to a visitor. */
  posts: Remote<readonly ListedPost[]>;
  /** The shown posts are being read again. Default: false. */
  refreshing?: boolean | undefined;
  hrefFor: (post: ListedPost) => string;
  /** The post whose dialog is open. */
  opened?: ListedPost | undefined;
  /** The opened post's content could not be read. Default: false. */
  openedFailed?: boolean | undefined;
  /** Reads the opened post's content again. */
  onRetry?: (() => void) | undefined;
  /** What a reader may do with an opened post. Default: nothing. */
  actionsFor?: ((post: ListedPost) => ReactNode) | undefined;
  /** Called when the dialog is dismissed. */
  onClose: () => void;
  /** Opens another post in the dialog. */
  onOpen: (post: ListedPost) => void;
  /** Cards of the first render; the others are added right after it. Default: all. */
  initialCount?: number | undefined;
  /** Defers cards below the first until they come near the screen. Default: false. */
  deferOffscreen?: boolean | undefined;
}

/** The blog's cards, and the dialog of the opened post over them. */
export function BlogGrid(props: BlogGridProps) {
  const { posts, refreshing = false, hrefFor, opened, openedFailed, onRetry, onClose } = props;
  const shown = useLastDefined(opened);
  const shownLink = useRef<HTMLAnchorElement>(null);
  const all = posts.status === 'ready' ? posts.data : [];
  const steps = useSteps(all, opened, props.onOpen, props.onNearEnd);
  return (
    <ListBand
      label="Posts"
      status={refreshing ? LOADING : undefined}
      onNearEnd={props.onNearEnd}
      archive={props.archive}
    >
      {posts.status === 'loading' && <LoadingState text={LOADING} />}
      {posts.status !== 'loading' && all.length === 0 && (
        <EmptyState
          title="No blog posts found. Articles will appear here once published."
          hint="Connect to the admin panel to add blog posts."
        />
      )}
      {all.length > 0 && (
        <CardGrid
          items={all}
          total={props.total}
          kept={shown}
          initialCount={props.initialCount}
          deferOffscreen={props.deferOffscreen}
        >
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
      {shown && (
        <PostDialog
          post={shown}
          open={opened !== undefined}
          onClose={onClose}
          failed={openedFailed}
          onRetry={onRetry}
          steps={steps}
          actions={props.actionsFor?.(shown)}
          finalFocus={shownLink}
        />
      )}
    </ListBand>
  );
}
