import { PostArticle } from '@agency/ui/sections/PostArticle';
import { useParams } from 'react-router-dom';
import { blog } from '#content/blog';
import { paths } from '#lib/paths';
import { seoOfPost } from '#lib/seo';
import { EntryPage } from './EntryPage';
import { postActions } from './entryActions';
import { postQueries } from './postQueries';

export default function PostRoute() {
  const { slug = '' } = useParams();
  return (
    <EntryPage
      key={slug}
      name={slug}
      queries={postQueries}
      seoOf={seoOfPost}
      content={{ ...blog.post, seo: blog.seo }}
      listHref={paths.blog}
      hrefFor={paths.post}
      movedTo={(post) => (post.slug === slug ? undefined : paths.post(post))}
      article={(post) => (
        <PostArticle post={post} tagHref={paths.postsTagged} actions={postActions(post)} />
      )}
    />
  );
}
