import { BlogGrid } from '@agency/ui/sections/BlogGrid';
import { CallToAction } from '@agency/ui/sections/CallToAction';
import { blog } from '#src/content/blog.ts';
import { callToAction } from '#src/content/callToAction.ts';
import { commonestTags } from '#src/lib/commonestTags.ts';
import { matchesPost } from '#src/lib/matches.ts';
import NotFoundRoute from '#src/lib/NotFoundRoute.tsx';
import { paths } from '#src/lib/paths.ts';
import { titleOf } from '#src/lib/seo.ts';
import { TitledPage } from '#src/lib/TitledPage.tsx';
import { postActions } from './entryActions';
import { postQueries } from './postQueries';
import { useEntryDialog } from './useEntryDialog';
import { useFilteredList } from './useFilteredList';
import { useListUrl } from './useListUrl';
import { useOpensAtTop } from './useOpensAtTop';

export default function BlogRoute() {
  const { filter, query, setQuery, commit, change, showAll } = useListUrl(paths.blog);
  const { list, all = [], counts } = useFilteredList(postQueries, filter, matchesPost);
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
          query,
          onQueryChange: setQuery,
          onCommit: commit,
          words: filter.words,
          tags: counts?.tags ?? commonestTags(all),
          tag: filter.tag,
          onTagSelect: (tag) => change('tag', tag),
          onReset: showAll,
        }}
      />
      <CallToAction {...callToAction} />
    </TitledPage>
  );
}
