import { withExcerpt, withSummary } from '@agency/model/entryExcerpts';
import { RANGE } from '@agency/model/listResult';
import { newestOfEachCategory } from '@agency/model/newestOfEachCategory';
import type { ListedPost, Post } from '@agency/model/post';
import type { ListedProject, Project } from '@agency/model/project';
import { RELATED_REACH } from '@agency/model/related';
import type { QueryClient } from '@tanstack/react-query';
import type { ListCounts } from '../src/features/entries/listQueries.ts';
import { type Neighbours, neighboursOf } from '../src/features/entries/neighbourQueries.ts';
import { postQueries } from '../src/features/entries/postQueries.ts';
import { projectQueries } from '../src/features/entries/projectQueries.ts';
import { type Cursor, cursorOf, FIRST_CARDS } from '../src/lib/backend/keysetPagination.ts';
import { createQueryClient } from '../src/lib/backend/queryClient.ts';
import { commonestTags } from '../src/lib/commonestTags.ts';
import { absolute, paths } from '../src/lib/paths.ts';
import type { PublishedContent } from './publishedContent.ts';
import type { IndexablePage } from './sitePages.ts';

/** Folder of the site's own pictures. */
const OWN_PICTURES = '/demo/';

/** The built pages hold no time of the build, so that the same content gives the same files. */
const NO_TIME = { updatedAt: 0 };

/** What a page shows, as a query cache. An empty list is left out: its page shows that it loads. */
export function pageQueryClient(
  { url, post, project }: Pick<IndexablePage, 'url' | 'post' | 'project'>,
  { posts, projects }: PublishedContent,
): QueryClient {
  const cache = createQueryClient();
  const set = (query: { queryKey: readonly unknown[] }, data: unknown) =>
    cache.setQueryData(query.queryKey, data, NO_TIME);
  const setList = (
    queries: typeof postQueries | typeof projectQueries,
    rows: readonly Cursor[],
    counts: ListCounts,
  ) => {
    const last = rows.at(-1);
    if (!last) return;
    const next = counts.total > rows.length ? cursorOf(last) : null;
    set(queries.list(), { pages: [{ rows, next }], pageParams: [null] });
    if (next) set(queries.counts(), counts);
  };
  if (url === paths.blog) {
    const rows = posts.slice(0, FIRST_CARDS).map(listedPost);
    setList(postQueries, rows, { total: posts.length, categories: [], tags: commonestTags(posts) });
  }
  if (url === paths.portfolio) {
    const rows = projects.slice(0, FIRST_CARDS).map(listedProject);
    // In the order of each category's newest project.
    const byName = Map.groupBy(projects, ({ category }) => category);
    const categories = [...byName].map(([name, { length: count }]) => ({ name, count }));
    setList(projectQueries, rows, { total: projects.length, categories, tags: [] });
  }
  if (url === paths.blogArchive) set(postQueries.archive(), posts.map(linkToPost));
  if (url === paths.portfolioArchive) set(projectQueries.archive(), projects.map(linkToProject));
  if (url === paths.services) {
    const newest = newestOfEachCategory(projects.slice(0, RANGE));
    set(projectQueries.ofEachCategory(), newest.map(listedProject));
  }
  if (post) {
    set(postQueries.entry(post.slug), withOwnPicture(post));
    set(
      postQueries.neighbours(post),
      neighboursIn(posts, post, (other) => ({
        ...linkToPost(other),
        image_url: ownPicture(other.image_url),
      })),
    );
  }
  if (project) {
    set(projectQueries.entry(project.id), withOwnThumbnail(project));
    set(
      projectQueries.neighbours(project),
      neighboursIn(projects, project, (other) => ({
        ...linkToProject(other),
        thumbnail_url: ownPicture(other.thumbnail_url),
      })),
    );
  }
  return cache;
}

/** The same as the application finds when it reads the rows around an entry. */
function neighboursIn<Entry extends Post | Project, Link>(
  entries: readonly Entry[],
  entry: Entry,
  linkTo: (entry: Entry) => Link,
): Neighbours<Link> {
  const index = entries.indexOf(entry);
  const newer = entries.slice(Math.max(index - RELATED_REACH, 0), index).toReversed();
  const older = entries.slice(index + 1, index + 1 + RELATED_REACH);
  const found = neighboursOf(entry, newer, older);
  return {
    newer: found.newer && linkTo(found.newer),
    older: found.older && linkTo(found.older),
    related: found.related.map(linkTo),
  };
}

const withOwnPicture = (post: Post): Post => ({ ...post, image_url: ownPicture(post.image_url) });

const withOwnThumbnail = (project: Project): Project => ({
  ...project,
  thumbnail_url: ownPicture(project.thumbnail_url),
});

/** Without its content, which only its own page shows. */
function listedPost(post: Post): ListedPost {
  const { content: _, updated_at: __, ...listed } = withExcerpt(withOwnPicture(post));
  return listed;
}

function listedProject(project: Project): ListedProject {
  const { description: _, updated_at: __, ...listed } = withSummary(withOwnThumbnail(project));
  return listed;
}

/** Makes the URL of an own picture relative, so that any host can serve the page. */
function ownPicture(url: string | null): string | null {
  const prefix = absolute('/').slice(0, -1) + OWN_PICTURES;
  return url?.startsWith(prefix) ? OWN_PICTURES + url.slice(prefix.length) : url;
}

const linkToPost = ({ id, title, slug, created_at }: Post) => ({ id, title, slug, created_at });

const linkToProject = ({ id, title, created_at }: Project) => ({ id, title, created_at });
