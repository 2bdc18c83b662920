import type { ListedPost, ListResult } from '@agency/model/listed';
import { type MouseEvent, useRef } from 'react';
import { EmptyState } from '../patterns/EmptyState';
import { PostCard } from '../patterns/PostCard';
import { PostSearch, type PostSearchProps, postSearchWords } from '../patterns/PostSearch';
import { shownPost } from '../patterns/shownEntry';
import { sharedWords } from '../primitives/sharedWords';
import { type EntryGridProps, ListBand } from './ListBand';

/** @public */
export const blogGridWords = {
  label: 'Posts',
  search: postSearchWords,
  loading: 'Loading blog posts...',
  nothing: { title: 'Nothing found.', hint: 'Try fewer or other words, or show all posts.' },
  empty: {
    title: 'No blog posts found. Articles will appear here once published.',
    hint: 'Connect to the admin panel to add blog posts.',
  },
  count: (count: number) => (count === 1 ? '1 post' : `${count} posts`),
  more: (count: string) => `${count} and more`,
};

/** The search and filter of the posts. */
interface PostFilterProps
  extends Omit<PostSearchProps, 'status' | 'inputRef' | 'onRetry' | 'archive' | 'words'> {
  /** The words that are looked for, as `searchWords` gives them. */
  words: readonly string[];
}

export interface BlogGridProps extends EntryGridProps<ListedPost> {
  /** Where a tag leads. Default: nowhere. */
  tagHref?: ((tag: string) => string) | undefined;
  /** Default: the posts can't be searched. */
  search?: PostFilterProps | undefined;
  /** Default: English. */
  words?: typeof blogGridWords;
}

/** The blog's cards, and the dialog of the opened post over them. */
export function BlogGrid(props: BlogGridProps) {
  const { list, search, tagHref, words = blogGridWords } = props;
  const field = useRef<HTMLInputElement>(null);
  const found = list.entries?.length ?? 0;
  const filtered = search !== undefined && (search.tag !== undefined || search.words.length > 0);
  const empty = found === 0 && (list.entries !== undefined || list.failed);
  return (
    <ListBand
      {...props}
      label={words.label}
      loadingText={words.loading}
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
          words={words.search}
          inputRef={field}
          status={filtered ? statusOf(words, list) : undefined}
          onRetry={list.failed ? list.retry : undefined}
          archive={props.archive}
        />
      )}
      {empty && filtered && !list.searching && <EmptyState {...words.nothing} />}
      {empty && !filtered && <EmptyState {...words.empty} />}
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

function statusOf(words: typeof blogGridWords, list: ListResult<unknown>): string {
  const { entries = [], total, searching } = list;
  if (searching) return sharedWords.searching;
  return total < 0 ? words.more(words.count(entries.length)) : words.count(total);
}
