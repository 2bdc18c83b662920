import { PostArticle } from '@agency/ui/sections/PostArticle';
import { blog } from '#content/blog';
import { paths } from '#lib/paths';
import { seoOfPost } from '#lib/seo';
import { EntryPage } from './EntryPage';
import { postActions } from './entryActions';
import { postQueries } from './postQueries';

export default function PostRoute() {
  return (
    <EntryPage
      queries={postQueries}
      seoOf={seoOfPost}
      content={{ ...blog.post, seo: blog.seo }}
      listHref={paths.blog}
      hrefFor={paths.post}
      article={(post) => (
        <PostArticle post={post} tagHref={paths.postsTagged} actions={postActions(post)} />
      )}
    />
  );
}
