import type { ListedPost, ListResult } from '@agency/model/listed';
import { type MouseEvent, useRef } from 'react';
import { EmptyState } from '../patterns/EmptyState';
import { PostCard } from '../patterns/PostCard';
import { PostSearch, type PostSearchProps } from '../patterns/PostSearch';
import { shownPost } from '../patterns/shownEntry';
import { type EntryGridProps, ListBand } from './ListBand';

const countOf = (count: number) => (count === 1 ? '1 post' : `${count} posts`);

/** The search and filter of the posts. */
interface PostFilterProps
  extends Omit<PostSearchProps, 'status' | 'inputRef' | 'onRetry' | 'archive'> {
  /** The words that are looked for, as `searchWords` gives them. */
  words: readonly string[];
}

export interface BlogGridProps extends EntryGridProps<ListedPost> {
  /** Where a tag leads. Default: nowhere. */
  tagHref?: ((tag: string) => string) | undefined;
  /** Default: the posts can't be searched. */
  search?: PostFilterProps | undefined;
}

/** The blog's cards, and the dialog of the opened post over them. */
export function BlogGrid(props: BlogGridProps) {
  const { list, search, tagHref } = props;
  const field = useRef<HTMLInputElement>(null);
  const found = list.entries?.length ?? 0;
  const filtered = search !== undefined && (search.tag !== undefined || search.words.length > 0);
  const empty = found === 0 && (list.entries !== undefined || list.failed);
  return (
    <ListBand
      {...props}
      label="Posts"
      loadingText="Loading blog posts..."
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
      {search && (found > 0 || filtered) && (
        <PostSearch
          {...search}
          inputRef={field}
          status={filtered ? statusOf(list) : undefined}
          onRetry={list.failed ? list.retry : undefined}
          archive={props.archive}
        />
      )}
      {empty && filtered && !list.searching && (
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

function statusOf({ entries = [], total, searching }: ListResult<unknown>): string {
  if (searching) return 'Searching...';
  return total < 0 ? `${countOf(entries.length)} and more` : countOf(total);
}
