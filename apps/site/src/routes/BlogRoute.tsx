import { BlogGrid } from '@agency/ui/sections/BlogGrid';
import { useParams } from 'react-router-dom';
import { blog } from '../content/blog';
import { paths } from '../paths';
import { postQuery, postsQuery } from '../queries/posts';
import { seoOfPost } from '../seo';
import { EntryList } from './EntryList';

export default function BlogRoute() {
  const { slug } = useParams();
  return (
    <EntryList
      list={postsQuery}
      one={postQuery}
      name={slug}
      nameOf={(post) => post.slug}
      isWhole={(post) => post.content !== undefined}
      address={paths.blog}
      content={blog}
      hrefFor={paths.post}
      seoOf={seoOfPost}
      grid={({ entries, ...rest }) => <BlogGrid posts={entries} {...rest} />}
    />
  );
}
