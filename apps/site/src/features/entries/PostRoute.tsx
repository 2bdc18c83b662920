import { shownPost } from '@agency/ui/patterns/shownEntry';
import { EntryPage } from '@agency/ui/sections/EntryPage';
import { blog } from '#src/content/blog.ts';
import { paths } from '#src/lib/paths.ts';
import { EntryRoute } from './EntryRoute';
import { postActions } from './entryActions';
import { postQueries } from './postQueries';

export default function PostRoute() {
  return (
    <EntryRoute
      queries={postQueries}
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
