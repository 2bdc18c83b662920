import { BlogGrid } from '@agency/ui/sections/BlogGrid';
import { useParams } from 'react-router-dom';
import { blog } from '../content/blog';
import { postExtras } from '../entryExtras';
import { paths } from '../paths';
import { postsTagged } from '../postsTagged';
import { postQueries } from '../queries/posts';
import { seoOfPost } from '../seo';
import { EntryList } from './EntryList';
import { matchesPost } from './matches';
import { postSearch } from './postSearch';

export default function BlogRoute() {
  const { slug } = useParams();
  return (
    <EntryList
      queries={postQueries}
      name={slug}
      nameOf={(post) => post.slug}
      matches={matchesPost}
      isWhole={(post) => post.content !== undefined}
      address={paths.blog}
      archive={paths.blogArchive}
      content={blog}
      hrefFor={paths.post}
      seoOf={seoOfPost}
      grid={({ entries, list, narrowing, ...rest }) => (
        <BlogGrid
          {...rest}
          posts={entries}
          tagHref={postsTagged}
          actionsFor={postExtras}
          search={postSearch(list, narrowing)}
        />
      )}
    />
  );
}
