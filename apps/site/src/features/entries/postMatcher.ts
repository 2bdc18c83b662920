import type { ListedPost } from '@agency/model/post';
import { containsTerms, foldedText } from '@agency/model/search';
import { queryOptions } from '@tanstack/react-query';
import type { ListFilter } from './listQueries';

/** Whether a post has the tag of a filter, if it has one. */
export const hasTag = ({ tags }: ListedPost, { tag }: ListFilter): boolean =>
  tag === undefined || tags.includes(tag);

/**
 * Whether a post has the tag and, in title, excerpt, text or tags, all the terms. It reads Markdown, whose code is
 * there when something was opened before, and is downloaded else.
 */
export const postMatcher = queryOptions({
  queryKey: ['postMatcher'],
  queryFn: async () => {
    const { plainText } = await import('@agency/model/markdown/plainText');
    const textsOf = ({ title, excerpt, content, tags }: ListedPost) => [
      title,
      excerpt ?? '',
      plainText(content ?? ''),
      ...tags,
    ];
    return (post: ListedPost, filter: ListFilter): boolean =>
      hasTag(post, filter) && containsTerms(foldedText(post, textsOf), filter.terms);
  },
  meta: { failure: 'Error loading what searches the texts of posts:' },
});
