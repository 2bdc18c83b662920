import { postView } from '@agency/ui/patterns/entryView';
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
      seo={blog.seo}
      labels={blog.post}
      listHref={paths.blog}
      hrefFor={paths.post}
      pictureOf={({ image_url }) => image_url}
    >
      {(post) => (
        <EntryPage entry={postView(post)} tagHref={paths.postsTagged} actions={postActions(post)} />
      )}
    </EntryRoute>
  );
}
