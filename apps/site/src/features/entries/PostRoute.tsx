import { shownPost } from '@agency/ui/patterns/shownEntry';
import { EntryPage } from '@agency/ui/sections/EntryPage';
import { blog } from '#content/blog';
import { paths } from '#lib/paths';
import { seoOfPost } from '#lib/seo';
import { EntryRoute } from './EntryRoute';
import { postActions } from './entryActions';
import { postQueries } from './postQueries';

export default function PostRoute() {
  return (
    <EntryRoute
      queries={postQueries}
      seoOf={seoOfPost}
      content={{ ...blog.post, seo: blog.seo }}
      listHref={paths.blog}
      hrefFor={paths.post}
      pictureOf={({ image_url }) => image_url}
      article={(post) => (
        <EntryPage
          entry={shownPost(post)}
          tagHref={paths.postsTagged}
          actions={postActions(post)}
        />
      )}
    />
  );
}
