import { BlogGrid } from '@agency/ui/sections/BlogGrid';
import { blog } from '#content/blog';
import { commonestTags } from '#lib/commonestTags';
import { matchesPost } from '#lib/matches';
import { paths } from '#lib/paths';
import { seoOfPost } from '#lib/seo';
import { EntryList } from './EntryList';
import { postActions } from './entryActions';
import { postQueries } from './postQueries';

export default function BlogRoute() {
  return (
    <EntryList
      queries={postQueries}
      matches={matchesPost}
      isWhole={(post) => post.content !== undefined}
      url={paths.blog}
      archive={paths.blogArchive}
      content={blog}
      hrefFor={paths.post}
      seoOf={seoOfPost}
      grid={({ entries, list, filtering, ...rest }) => (
        <BlogGrid
          {...rest}
          posts={entries}
          tagHref={paths.postsTagged}
          actionsFor={postActions}
          search={{
            query: filtering.query,
            onQueryChange: filtering.setQuery,
            onCommit: filtering.commit,
            words: filtering.filter.words,
            tags: list.counts?.tags ?? commonestTags(list.known ?? []),
            tag: filtering.filter.tag,
            onTagSelect: (tag) => filtering.change('tag', tag),
            onReset: filtering.showAll,
            searching: list.searching,
            onRetry: list.searchAgain,
            archive: { href: paths.blogArchive, label: blog.archive.link },
          }}
        />
      )}
    />
  );
}
