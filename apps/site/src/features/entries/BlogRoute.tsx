import { BlogGrid } from '@agency/ui/sections/BlogGrid';
import { useParams } from 'react-router-dom';
import { blog } from '#content/blog';
import { matchesPost } from '#lib/matches';
import { paths } from '#lib/paths';
import { seoOfPost } from '#lib/seo';
import { EntryList } from './EntryList';
import { postActions } from './entryActions';
import { postQueries } from './postQueries';
import { postSearch } from './postSearch';
import { postsTagged } from './postsTagged';

export default function BlogRoute() {
  const { slug } = useParams();
  return (
    <EntryList
      queries={postQueries}
      name={slug}
      nameOf={(post) => post.slug}
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
          tagHref={postsTagged}
          actionsFor={postActions}
          search={postSearch(list, filtering)}
        />
      )}
    />
  );
}
