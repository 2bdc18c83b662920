import type { ListedPost } from '@agency/model/listed';
import type { Database } from './database';
import type { Row } from './schema';

interface View {
  columns: readonly string[];
  rows: (database: Database) => readonly Row[];
}

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

const openingOf = ({ excerpt }: Pick<ListedPost, 'excerpt'>, content: string) =>
  excerpt ? null : [...content].slice(0, 1000).join('');

/** The views of `apps/site/supabase/migrations`; visitors and accounts may read them. */
export const views: Readonly<Record<string, View>> = {
  listed_posts: {
    columns: ['id', 'title', 'slug', 'excerpt', 'opening', 'tags', 'image_url', 'created_at'],
    rows: (database) =>
      database
        .rows('blog_posts')
        .map((post) => ({ ...post, opening: openingOf(post, post.content) })),
  },
  listed_projects: {
    columns: ['id', 'title', 'category', 'summary', 'tags', 'thumbnail_url', 'created_at'],
    rows: (database) =>
      database.rows('portfolio').map((project) => ({
        ...project,
        summary: [...project.description].slice(0, 600).join(''),
      })),
  },
  moved_posts: { columns: ['old_slug', 'slug'], rows: (database) => database.moved() },
  tag_counts: { columns: ['tag', 'entries', 'newest'], rows: tagsOf },
  list_counts: { columns: ['list', 'category', 'entries', 'newest'], rows: countsOf },
};

/** The rows of a view, with its columns alone. */
export function viewRows(name: string, database: Database): Row[] {
  const view = views[name];
  if (!view) throw new Error(`There is no view ${name}.`);
  return view
    .rows(database)
    .map((row) => Object.fromEntries(view.columns.map((column) => [column, row[column] ?? null])));
}
