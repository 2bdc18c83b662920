import { excerptOf } from '@agency/model/excerpts';
import { plainText } from '@agency/model/markdown/plainText';
import type { ListedPost } from '@agency/model/post';
import { containsTerms, foldedText } from '@agency/model/search';
import { BlogGrid } from '@agency/ui/sections/BlogGrid';
import { CallToAction } from '@agency/ui/sections/CallToAction';
import { blog } from '#src/content/blog.ts';
import { callToAction } from '#src/content/callToAction.ts';
import { commonestTags } from '#src/lib/commonestTags.ts';
import NotFoundRoute from '#src/lib/NotFoundRoute.tsx';
import { titleOf } from '#src/lib/pageTitle.ts';
import { paths } from '#src/lib/paths.ts';
import { TitledPage } from '#src/lib/TitledPage.tsx';
import { postActions } from './entryActions';
import type { ListFilter } from './listQueries';
import { postQueries } from './postQueries';
import { useEntryDialog } from './useEntryDialog';
import { useFilteredList } from './useFilteredList';
import { useListUrl } from './useListUrl';
import { useOpensAtTop } from './useOpensAtTop';

export default function BlogRoute() {
  const { filter, change, search } = useListUrl(paths.blog);
  const { list, unfiltered = [], counts } = useFilteredList(postQueries, filter, matchesPost);
  const { dialog, missing } = useEntryDialog(postQueries, list, paths.blog, paths.post);
  const opensAtTop = useOpensAtTop();
  if (missing) return <NotFoundRoute list={{ href: paths.blog, label: blog.hero.title }} />;
  return (
    <TitledPage seo={dialog.entry ? { title: titleOf(dialog.entry) } : blog.seo} hero={blog.hero}>
      <BlogGrid
        list={list}
        dialog={dialog}
        opensAtTop={opensAtTop}
        archive={{ href: paths.blogArchive, label: blog.archive.link }}
        hrefFor={paths.post}
        tagHref={paths.postsTagged}
        actionsFor={postActions}
        search={{
          ...search,
          terms: filter.terms,
          tags: counts?.tags ?? commonestTags(unfiltered),
          tag: filter.tag,
          onTagSelect: (tag) => change('tag', tag),
        }}
      />
      <CallToAction {...callToAction} />
    </TitledPage>
  );
}

/** Whether a post has the tag and, in title, excerpt, text or tags, all the terms. */
const matchesPost = (post: ListedPost, { tag, terms }: ListFilter): boolean =>
  (tag === undefined || post.tags.includes(tag)) &&
  (terms.length === 0 ||
    containsTerms(
      foldedText(post, (it) => [it.title, excerptOf(it), plainText(it.content ?? ''), ...it.tags]),
      terms,
    ));
