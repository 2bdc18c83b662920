import type { ListResult } from '@agency/model/listResult';
import type { ListedPost } from '@agency/model/post';
import { type MouseEvent, useRef } from 'react';
import { EmptyState } from '../patterns/EmptyState';
import { postView } from '../patterns/entryView';
import { PostCard } from '../patterns/PostCard';
import { PostFilters, type PostFiltersProps, postFiltersWords } from '../patterns/PostFilters';
import { sharedWords } from '../primitives/sharedWords';
import { type EntryGridProps, ListBand } from './ListBand';

/** @public */
export const blogGridWords = {
  label: 'Posts',
  search: postFiltersWords,
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
  extends Omit<PostFiltersProps, 'status' | 'inputRef' | 'onRetry' | 'archive' | 'words'> {
  /** What is searched for, as `searchTerms` gives it. */
  terms: readonly string[];
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
  const filtered = search !== undefined && (search.tag !== undefined || search.terms.length > 0);
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
          terms={search?.terms}
          tagHref={tagHref}
          linkRef={linkRef}
        />
      )}
      viewOf={postView}
      onClick={focusList}
    >
      {search && (found > 0 || filtered) && (
        <PostFilters
          {...search}
          words={words.search}
          inputRef={field}
          status={filtered ? statusOf(words, list) : undefined}
          onRetry={list.failed ? list.retry : undefined}
          archive={props.archive}
        />
      )}
      {empty && filtered && !list.loading && <EmptyState {...words.nothing} />}
      {empty && !filtered && <EmptyState {...words.empty} />}
    </ListBand>
  );
}

/** After a press on a tag of a card, the focus moves to the list: the new filter may remove that card. */
function focusList(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!event.defaultPrevented || !(target instanceof Element)) return;
  if (!target.closest('ul ul a')) return;
  currentTarget.focus({ preventScroll: true });
  currentTarget.scrollIntoView();
}

function statusOf(words: typeof blogGridWords, list: ListResult<unknown>): string {
  const { entries = [], total, loading } = list;
  if (loading) return sharedWords.searching;
  return total === undefined ? words.more(words.count(entries.length)) : words.count(total);
}
