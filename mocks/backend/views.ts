import { withDefinitions } from '@agency/model/markdown/beginningOf';
import type { Database } from './database';
import { pick, type Row } from './schema';

const LISTED_POST = ['id', 'title', 'slug', 'excerpt', 'tags', 'image_url', 'created_at'];
const LISTED_PROJECT = ['id', 'title', 'category', 'tags', 'thumbnail_url', 'created_at'];

const openingOf = (text: string, length: number) =>
  withDefinitions([...text].slice(0, length).join(''), text);

/** How many entries these are, and when the first was created, which is the newest. */
const counted = (entries: readonly { created_at: string }[]) => ({
  entries: entries.length,
  newest: entries[0]?.created_at ?? null,
});

/** The rows of the views of `apps/site/supabase/migrations`. */
export const views: Readonly<Record<string, (database: Database) => Row[]>> = {
  listed_posts: (database) =>
    database.rows('blog_posts').map((post) => ({
      ...pick(post, LISTED_POST),
      opening: post.excerpt ? null : openingOf(post.content, 1000),
    })),
  listed_projects: (database) =>
    database.rows('portfolio').map((project) => ({
      ...pick(project, LISTED_PROJECT),
      summary: openingOf(project.description, 600),
    })),
  /** The slugs that posts have left and no other has taken. */
  moved_posts: (database) => {
    const posts = database.rows('blog_posts');
    return database.changes.flatMap(({ entry_id, changed, before }) => {
      const post = posts.find(({ id }) => id === entry_id);
      const isUsed = posts.some(({ slug }) => slug === before?.slug);
      if (!post || isUsed || !changed.includes('slug')) return [];
      return [{ old_slug: before?.slug, slug: post.slug }];
    });
  },
  tag_counts: (database) => {
    const tagged = database
      .rows('blog_posts')
      .flatMap(({ tags, created_at }) => [...new Set(tags)].map((tag) => ({ tag, created_at })));
    return [...Map.groupBy(tagged, ({ tag }) => tag)].map(([tag, posts]) => ({
      tag,
      ...counted(posts),
    }));
  },
  list_counts: (database) => [
    { list: 'blog_posts', category: null, ...counted(database.rows('blog_posts')) },
    ...[...Map.groupBy(database.rows('portfolio'), ({ category }) => category)].map(
      ([category, projects]) => ({ list: 'portfolio', category, ...counted(projects) }),
    ),
  ],
};
