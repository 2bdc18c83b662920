import type { ListedPost } from '@agency/model/listed';
import type { Remote } from '@agency/model/remote';
import { type MouseEvent, useRef } from 'react';
import { EmptyState } from '../patterns/EmptyState';
import { PostCard } from '../patterns/PostCard';
import { PostSearch, type PostSearchProps } from '../patterns/PostSearch';
import { shownPost } from '../patterns/shownEntry';
import { type EntryGridProps, ListBand } from './ListBand';

const countOf = (count: number) => (count === 1 ? '1 post' : `${count} posts`);

/** The search and filter of the posts; `posts` are those that match. */
interface PostFilterProps extends Omit<PostSearchProps, 'status' | 'inputRef'> {
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
  const { posts, search, tagHref } = props;
  const field = useRef<HTMLInputElement>(null);
  const all = posts.status === 'ready' ? posts.data : [];
  const filtered = search !== undefined && (search.tag !== undefined || search.words.length > 0);
  const empty = posts.status !== 'loading' && all.length === 0;
  return (
    <ListBand
      {...props}
      label="Posts"
      loading={posts.status === 'loading'}
      loadingText="Loading blog posts..."
      items={all}
      card={(post, eager, linkRef) => (
        <PostCard
          post={post}
          href={props.hrefFor(post)}
          eager={eager}
          words={search?.words}
          tagHref={tagHref}
          linkRef={linkRef}
        />
      )}
      shownOf={shownPost}
      onClick={toStart}
    >
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
    </ListBand>
  );
}

/** The card of the tag that was followed may go: the focus moves to the list, as on a new page. */
function toStart(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!event.defaultPrevented || !(target instanceof Element)) return;
  if (!target.closest('ul ul a')) return;
  currentTarget.focus({ preventScroll: true });
  currentTarget.scrollIntoView();
}

/** @param total as `EntryGridProps` has it: −1 where it is unknown */
function statusOf(found: number, total: number | undefined, searching: boolean): string {
  if (searching && found === 0) return 'Searching...';
  return total === -1 ? `${countOf(found)} and more` : countOf(total ?? found);
}
