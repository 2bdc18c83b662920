import type { ListedPost } from '@agency/model/listed';
import type { PostFilterProps } from '@agency/ui/sections/BlogGrid';
import { blog } from '#content/blog';
import { commonestTags } from '#lib/commonestTags';
import { paths } from '#lib/paths';
import type { useEntryList } from './useEntryList';
import type { useListUrl } from './useListUrl';

type PostList = ReturnType<typeof useEntryList<ListedPost>>;

/** What the search above the blog's list shows and does. */
export const postSearch = (
  { known = [], counts, searching, searchAgain }: PostList,
  { filter, query, setQuery, commit, change, showAll }: ReturnType<typeof useListUrl>,
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
  archive: { href: paths.blogArchive, label: blog.archive.link },
});
