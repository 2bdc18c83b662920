import type {
  PublishedEntries,
  PublishedState,
} from '../src/features/admin/publishing/publishedEntries.ts';
import type { PublishedContent } from './publishedContent.ts';

/** Names every entry of the build, so that the panel knows what waits for the next one. */
export function publishedEntriesJson({ posts, projects }: PublishedContent): string {
  const entries: PublishedEntries = {
    blog_posts: posts.map(stateOf),
    portfolio: projects.map(stateOf),
  };
  return JSON.stringify(entries);
}

const stateOf = ({ id, title, updated_at }: PublishedState): PublishedState => ({
  id,
  title,
  updated_at,
});
