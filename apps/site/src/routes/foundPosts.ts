import { excerptOf, type ListedPost } from '@agency/model/listed';
import { containsWords, foldText } from '@agency/model/search';
import type { PostFilterProps } from '@agency/ui/sections/BlogGrid';
import { commonestTags } from '../commonestTags';
import type { Cursor } from '../queries/cursor';
import type { ListFilter } from '../queries/listFilter';
import type { useEntryList } from './useEntryList';
import type { useListAddress } from './useListAddress';

const folded = new WeakMap<ListedPost, string>();

function textOf(post: ListedPost): string {
  let text = folded.get(post);
  if (text === undefined) {
    text = foldText([post.title, excerptOf(post), post.content, ...post.tags].join('\n'));
    folded.set(post, text);
  }
  return text;
}

/** Whether a post has the tag and, in title, excerpt, text or tags, all the words. */
export const matchesPost = (post: ListedPost, { tag, words }: ListFilter): boolean =>
  (tag === undefined || post.tags.includes(tag)) &&
  (words.length === 0 || containsWords(textOf(post), words));

type PostList = ReturnType<typeof useEntryList<ListedPost, Cursor>>;

/** What the search above the blog's list shows and does. */
export const postSearch = (
  { known = [], counts, searching, searchAgain }: PostList,
  { filter, query, setQuery, commit, change, showAll }: ReturnType<typeof useListAddress>,
): PostFilterProps => ({
  query,
  onQueryChange: setQuery,
  onCommit: commit,
  words: filter.words,
  tags: counts?.tags ?? commonestTags(known),
  tag: filter.tag,
  onTagSelect: (tag) => change('tag', tag),
  onReset: showAll,
  searching,
  onRetry: searchAgain,
});
