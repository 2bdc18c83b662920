import { BlogGrid, LOADING_POSTS } from '@agency/ui/sections/BlogGrid';
import { PostArticle } from '@agency/ui/sections/PostArticle';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { blog } from '../content/blog';
import { Published } from '../Published';
import { paths } from '../paths';
import { postQuery, postsQuery } from '../queries/posts';
import { seoOfPost } from '../seo';
import { EntryPage } from './EntryPage';

export default function BlogRoute() {
  const { slug } = useParams();
  return (
    <EntryPage
      entry={{ list: postsQuery, named: slug, nameOf: (post) => post.slug, one: postQuery }}
      address={paths.blog}
      content={blog}
      loading={LOADING_POSTS}
      published={use(Published)?.posts}
      hrefFor={paths.post}
      seoOf={seoOfPost}
      article={(post) => <PostArticle post={post} />}
      grid={({ rows, ...rest }) => <BlogGrid posts={rows} {...rest} />}
    />
  );
}
