import type { Database } from './database';
import type { Row } from './schema';

const LISTED_POST = ['id', 'title', 'slug', 'excerpt', 'tags', 'image_url', 'created_at'];
const LISTED_PROJECT = ['id', 'title', 'category', 'tags', 'thumbnail_url', 'created_at'];

const pick = (row: Row, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));
const openingOf = (text: string, length: number) => [...text].slice(0, length).join('');

/** Counts projects by category; the newest project of a category dates it. */
function countsOf(database: Database): Row[] {
  const posts = database.rows('blog_posts');
  const categories = Map.groupBy(database.rows('portfolio'), ({ category }) => category);
  const newestOf = ([newest]: readonly { created_at: string }[]) => newest?.created_at ?? null;
  return [
    { list: 'blog_posts', category: null, entries: posts.length, newest: newestOf(posts) },
    ...[...categories].map(([category, projects]) => ({
      list: 'portfolio',
      category,
      entries: projects.length,
      newest: newestOf(projects),
    })),
  ];
}

/** Counts posts by tag; the newest post with a tag dates it. */
function tagsOf(database: Database): Row[] {
  const counts = new Map<string, { tag: string; entries: number; newest: string }>();
  for (const { tags, created_at } of database.rows('blog_posts')) {
    for (const tag of new Set(tags)) {
      const known = counts.get(tag) ?? { tag, entries: 0, newest: created_at };
      counts.set(tag, { ...known, entries: known.entries + 1 });
    }
  }
  return [...counts.values()];
}

/** The rows of the views of `apps/site/supabase/migrations`. */
export const views: Readonly<Record<string, (database: Database) => Row[]>> = {
  listed_posts: (database) =>
    database.rows('blog_posts').map((post) => ({
      ...pick({ ...post }, LISTED_POST),
      opening: post.excerpt ? null : openingOf(post.content, 1000),
    })),
  listed_projects: (database) =>
    database.rows('portfolio').map((project) => ({
      ...pick({ ...project }, LISTED_PROJECT),
      summary: openingOf(project.description, 600),
    })),
  moved_posts: (database) => database.moved(),
  tag_counts: tagsOf,
  list_counts: countsOf,
};
