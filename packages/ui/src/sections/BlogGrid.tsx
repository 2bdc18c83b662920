import type { ListedPost } from '@agency/model/listed';
import type { Remote } from '@agency/model/remote';
import { type MouseEvent, useRef } from 'react';
import { useLastDefined } from '../hooks/useLastDefined';
import { useSteps } from '../hooks/useSteps';
import { EmptyState } from '../patterns/EmptyState';
import { LoadingState } from '../patterns/LoadingState';
import { PostCard } from '../patterns/PostCard';
import { PostDialog } from '../patterns/PostDialog';
import { PostSearch, type PostSearchProps } from '../patterns/PostSearch';
import { CardGrid } from '../primitives/CardGrid';
import { type EntryGridProps, ListBand } from './ListBand';

const LOADING = 'Loading blog posts...';

const countOf = (count: number) => (count === 1 ? '1 post' : `${count} posts`);

/** The search and filter of the posts; `posts` are those that match. */
export interface PostFilterProps extends Omit<PostSearchProps, 'status' | 'inputRef'> {
  /** The words that are looked for, as `searchWords` gives them. */
  words: readonly string[];
  /** More posts may be found. */
  searching: boolean;
}

export interface BlogGridProps extends EntryGridProps<ListedPost> {
  /** Newest first. A failure looks like emptiness to a visitor. */
  posts: Remote<readonly ListedPost[]>;
  /** Where a tag leads. Default: nowhere. */
  tagHref?: ((tag: string) => string) | undefined;
  /** Default: the posts can't be searched. */
  search?: PostFilterProps | undefined;
}

/** The blog's cards, and the dialog of the opened post over them. */
export function BlogGrid(props: BlogGridProps) {
  const { posts, refreshing = false, hrefFor, opened, openedFailed, onRetry, onClose } = props;
  const { search, tagHref } = props;
  const words = search?.words;
  const shown = useLastDefined(opened);
  const shownLink = useRef<HTMLAnchorElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const all = posts.status === 'ready' ? posts.data : [];
  const steps = useSteps(all, opened, props.onOpen, props.onNearEnd);
  const filtered = search !== undefined && (search.tag !== undefined || search.words.length > 0);
  const empty = posts.status !== 'loading' && all.length === 0;
  /** The card of the tag that was followed may go: the focus moves to the list, as on a new page. */
  const toStart = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (!event.defaultPrevented || !(target instanceof Element)) return;
    if (!target.closest('ul ul a')) return;
    currentTarget.focus({ preventScroll: true });
    currentTarget.scrollIntoView();
  };
  return (
    <ListBand
      label="Posts"
      status={refreshing ? LOADING : undefined}
      onNearEnd={props.onNearEnd}
      archive={props.archive}
      onClick={toStart}
    >
      {posts.status === 'loading' && <LoadingState text={LOADING} />}
      {search && (all.length > 0 || filtered) && (
        <PostSearch
          {...search}
          inputRef={field}
          status={filtered ? statusOf(all.length, props.total, search.searching) : undefined}
        />
      )}
      {empty && filtered && !search.searching && (
        <EmptyState title="Nothing found." hint="Try fewer or other words, or show all posts." />
      )}
      {empty && !filtered && (
        <EmptyState
          title="No blog posts found. Articles will appear here once published."
          hint="Connect to the admin panel to add blog posts."
        />
      )}
      {all.length > 0 && (
        <CardGrid items={all} total={props.total} opensAtTop={props.opensAtTop}>
          {(post, eager) => (
            <PostCard
              post={post}
              href={hrefFor(post)}
              eager={eager}
              words={words}
              tagHref={tagHref}
              {...(post.id === shown?.id && { linkRef: shownLink })}
            />
          )}
        </CardGrid>
      )}
      {shown && (
        <PostDialog
          post={shown}
          tagHref={tagHref}
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

/** @param total as `EntryGridProps` has it: −1 where it is unknown */
function statusOf(found: number, total: number | undefined, searching: boolean): string {
  if (searching && found === 0) return 'Searching...';
  return total === -1 ? `${countOf(found)} and more` : countOf(total ?? found);
}
