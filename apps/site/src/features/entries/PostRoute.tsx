import { PostArticle } from '@agency/ui/sections/PostArticle';
import { useParams } from 'react-router-dom';
import { blog } from '#content/blog';
import { usePrefetch } from '#lib/backend/usePrefetch';
import { paths } from '#lib/paths';
import { seoOfPost } from '#lib/seo';
import { EntryRoute } from './EntryRoute';
import { postActions } from './entryActions';
import { postQueries } from './postQueries';
import { useArticleLinks } from './useArticleLinks';

export default function PostRoute() {
  const { slug = '' } = useParams();
  const prefetch = usePrefetch();
  return (
    <EntryRoute
      key={slug}
      name={slug}
      queries={postQueries}
      seoOf={seoOfPost}
      content={{ ...blog.post, seo: blog.seo }}
      listHref={paths.blog}
      hrefFor={paths.post}
      movedTo={(post) => (post.slug === slug ? undefined : paths.post(post))}
      onPress={useArticleLinks(paths.blog, (slug) => prefetch(postQueries.entry(slug)))}
      article={(post) => (
        <PostArticle post={post} tagHref={paths.postsTagged} actions={postActions(post)} />
      )}
    />
  );
}
