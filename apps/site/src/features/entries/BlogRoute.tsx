import { BlogGrid } from '@agency/ui/sections/BlogGrid';
import { CallToAction } from '@agency/ui/sections/CallToAction';
import { useQuery } from '@tanstack/react-query';
import { blog } from '#src/content/blog.ts';
import { callToAction } from '#src/content/callToAction.ts';
import { commonestTags } from '#src/lib/commonestTags.ts';
import NotFoundRoute from '#src/lib/NotFoundRoute.tsx';
import { titleOf } from '#src/lib/pageTitle.ts';
import { paths } from '#src/lib/paths.ts';
import { TitledPage } from '#src/lib/TitledPage.tsx';
import { postActions } from './entryActions';
import { hasTag, postMatcher } from './postMatcher';
import { postQueries } from './postQueries';
import { useEntryDialog } from './useEntryDialog';
import { useFilteredList } from './useFilteredList';
import { useIsFreshNavigation } from './useIsFreshNavigation';
import { useListUrl } from './useListUrl';

export default function BlogRoute() {
  const { filter, change, search } = useListUrl(paths.blog);
  const { data: matches } = useQuery({ ...postMatcher, enabled: search.query !== '' });
  const {
    list,
    unfiltered = [],
    counts,
  } = useFilteredList(postQueries, filter, filter.terms.length === 0 ? hasTag : matches);
  const { dialog, missing } = useEntryDialog(postQueries, list, paths.blog, paths.post);
  const opensAtTop = useIsFreshNavigation();
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
