import {
  type PostLink,
  type ProjectLink,
  toListedPost,
  toListedProject,
} from '@agency/model/listed';
import type { Post } from '@agency/model/post';
import { newestOfEachCategory, type Project } from '@agency/model/project';
import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { postQueries } from '../src/features/entries/postQueries.ts';
import { OF_EACH, projectQueries } from '../src/features/entries/projectQueries.ts';
import { type Cursor, cursorOf } from '../src/lib/backend/cursor.ts';
import { createQueryClient } from '../src/lib/backend/queryClient.ts';
import type { ListCounts } from '../src/lib/backend/readCounts.ts';
import { FIRST_CARDS, RANGE } from '../src/lib/backend/readRange.ts';
import { commonestTags } from '../src/lib/commonestTags.ts';
import { absolute } from '../src/lib/paths.ts';
import type { PublishedContent } from './publishedContent.ts';
import type { BuiltPage } from './sitePages.ts';

/** Folder of the site's own pictures. */
const OWN_PICTURES = '/demo/';

/** The built pages hold no time of the build, so that the same content gives the same files. */
const NO_TIME = { updatedAt: 0 };

/** What a page shows, as a query cache. An empty list is left out: its page shows that it loads. */
export function pageCache(
  page: Pick<
    BuiltPage,
    'table' | 'archiveOf' | 'ofEachCategory' | 'post' | 'project' | 'newer' | 'older' | 'related'
  >,
  content: PublishedContent,
): QueryClient {
  const client = createQueryClient();
  const set = (query: { queryKey: readonly unknown[] }, data: unknown) =>
    client.setQueryData(query.queryKey, data, NO_TIME);
  const { table, archiveOf, post, project, newer, older, related = [] } = page;
  if (table === 'blog_posts') {
    const { posts } = content;
    if (posts.length > 0) set(postQueries.list(), firstRange(posts.map(shownPost), toListedPost));
    if (posts.length > FIRST_CARDS) set(postQueries.counts(), countsOf({ posts }));
  }
  if (table === 'portfolio') {
    const { projects } = content;
    if (projects.length > 0) {
      set(projectQueries.list(), firstRange(projects.map(shownProject), toListedProject));
    }
    if (projects.length > FIRST_CARDS) set(projectQueries.counts(), countsOf({ projects }));
  }
  if (archiveOf === 'blog') set(postQueries.archive(), content.posts.map(linkToPost));
  if (archiveOf === 'portfolio') set(projectQueries.archive(), content.projects.map(linkToProject));
  if (page.ofEachCategory) {
    set(
      projectQueries.ofEachCategory(),
      newestOfEachCategory(content.projects.slice(0, RANGE), OF_EACH),
    );
  }
  if (post) {
    set(postQueries.entry(post.slug), shownPost(post));
    set(postQueries.neighbours(post), {
      newer: newer && 'slug' in newer ? linkToPost(newer) : undefined,
      older: older && 'slug' in older ? linkToPost(older) : undefined,
      related: related.flatMap((each) => ('slug' in each ? [linkToPost(each)] : [])),
    });
  }
  if (project) {
    set(projectQueries.entry(project.id), shownProject(project));
    set(projectQueries.neighbours(project), {
      newer: newer && linkToProject(newer),
      older: older && linkToProject(older),
      related: related.map(linkToProject),
    });
  }
  return client;
}

function firstRange<Whole extends Cursor, Listed>(
  entries: readonly Whole[],
  toListed: (entry: Whole) => Listed,
) {
  const shown = entries.slice(0, FIRST_CARDS);
  const last = shown.at(-1);
  const next = entries.length > FIRST_CARDS && last ? cursorOf(last) : null;
  return { pages: [{ rows: shown.map(toListed), next }], pageParams: [null] };
}

function countsOf({ posts = [], projects = [] }: Partial<PublishedContent>): ListCounts {
  // In the order of each category's newest project.
  const categories = Map.groupBy(projects, ({ category }) => category);
  return {
    total: posts.length + projects.length,
    categories: [...categories].map(([name, { length: count }]) => ({ name, count })),
    tags: commonestTags(posts),
  };
}

/** Of a page's queries, as its HTML carries them; undefined where it has none. */
export function pageData(client: QueryClient): DehydratedState | undefined {
  // Marks them, so that the browser reads each once more.
  void client.invalidateQueries({ refetchType: 'none' });
  const { queries } = dehydrate(client);
  if (queries.length === 0) return undefined;
  return { mutations: [], queries: queries.map((query) => ({ ...query, dehydratedAt: 0 })) };
}

const shownPost = (post: Post): Post => ({ ...post, image_url: ownPicture(post.image_url) });

const shownProject = (project: Project): Project => ({
  ...project,
  thumbnail_url: ownPicture(project.thumbnail_url),
});

/** Makes the URL of an own picture relative, so that any host can serve the page. */
function ownPicture(url: string | null): string | null {
  const prefix = absolute('/').slice(0, -1) + OWN_PICTURES;
  return url?.startsWith(prefix) ? OWN_PICTURES + url.slice(prefix.length) : url;
}

const linkToPost = ({ id, title, slug, created_at }: PostLink): PostLink => ({
  id,
  title,
  slug,
  created_at,
});

const linkToProject = ({ id, title, created_at }: ProjectLink): ProjectLink => ({
  id,
  title,
  created_at,
});
