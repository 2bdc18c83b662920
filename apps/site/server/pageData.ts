import {
  type PostLink,
  type ProjectLink,
  toListedPost,
  toListedProject,
} from '@agency/model/listed';
import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';
import type { QueryClient } from '@tanstack/react-query';
import { absolute } from '../src/paths.ts';
import type { Cursor } from '../src/queries/cursor.ts';
import { cursorOf } from '../src/queries/cursor.ts';
import { type KnownData, knownDataOf } from '../src/queries/knownData.ts';
import type { ArchivePage, ListQueries } from '../src/queries/listQueries.ts';
import { PAGE_RANGE } from '../src/queries/listRange.ts';
import { postLists } from '../src/queries/postLists.ts';
import { postQueries } from '../src/queries/posts.ts';
import { projectLists } from '../src/queries/projectLists.ts';
import { projectQueries } from '../src/queries/projects.ts';
import type { PublishedTable } from '../src/queries/publishedFiles.ts';
import { createQueryClient } from '../src/queries/queryClient.ts';
import type { PublishedContent } from '../src/readPublished.ts';
import { ARCHIVE_LINKS, archiveLength, archiveParts } from './archivePages.ts';
import type { BuiltPage } from './sitePages.ts';

/** Folder of the site's own pictures. */
const OWN_PICTURES = '/demo/';

type Counts = Record<
  'blog_posts' | 'portfolio',
  Pick<PublishedTable, 'total' | 'categories' | 'tags'>
>;

/** What a page shows, as a query cache. An empty list is left out: its page shows that it loads. */
export function pageCache(
  page: Pick<BuiltPage, 'table' | 'post' | 'project' | 'newer' | 'older' | 'related' | 'archived'>,
  { posts, projects }: PublishedContent,
  counts: Counts,
): QueryClient {
  const client = createQueryClient();
  const { post, project, table, newer, older, related = [], archived } = page;
  if (table === 'blog_posts') {
    setList(client, postLists, posts, (each) => toListedPost(shownPost(each)), counts[table]);
  }
  if (table === 'portfolio') {
    const toListed = (each: Project) => toListedProject(shownProject(each));
    setList(client, projectLists, projects, toListed, counts[table]);
  }
  if (archived?.table === 'blog_posts') {
    setArchive(client, postLists, posts, linkToPost, archived.page);
  }
  if (archived?.table === 'portfolio') {
    setArchive(client, projectLists, projects, linkToProject, archived.page);
  }
  if (post) {
    client.setQueryData(postQueries.entry(post.slug).queryKey, shownPost(post));
    client.setQueryData(postQueries.neighbours(post).queryKey, {
      newer: newer && 'slug' in newer ? linkToPost(newer) : undefined,
      older: older && 'slug' in older ? linkToPost(older) : undefined,
      related: related.flatMap((each) => ('slug' in each ? [linkToPost(each)] : [])),
    });
  }
  if (project) {
    client.setQueryData(projectQueries.entry(project.id).queryKey, shownProject(project));
    client.setQueryData(projectQueries.neighbours(project).queryKey, {
      newer: newer && linkToProject(newer),
      older: older && linkToProject(older),
      related: related.map(linkToProject),
    });
  }
  return client;
}

/** Sets the first entries of a list, and what its page says of the rest. */
function setList<Whole extends Cursor, Listed extends Cursor, Link extends Cursor>(
  client: QueryClient,
  { list, counts: countsQuery, archivePages }: ListQueries<Listed, Link>,
  entries: readonly Whole[],
  toListed: (entry: Whole) => Listed,
  { total, categories, tags }: Counts['portfolio'],
): void {
  if (entries.length === 0) return;
  const rows = entries.slice(0, PAGE_RANGE).map(toListed);
  const last = rows.at(-1);
  const partial = entries.length > PAGE_RANGE;
  client.setQueryData(list().queryKey, {
    pages: [{ rows, next: partial && last ? cursorOf(last) : null }],
    pageParams: [null],
  });
  if (!partial) return;
  client.setQueryData(countsQuery.queryKey, { total, categories, tags });
  client.setQueryData(archivePages.queryKey, archiveLength(total));
}

function setArchive<Whole extends Cursor, Listed extends Cursor, Link extends Cursor>(
  client: QueryClient,
  { archivePage }: ListQueries<Listed, Link>,
  entries: readonly Whole[],
  toLink: (entry: Whole) => Link,
  page: number,
): void {
  const parts = archiveParts(entries, ARCHIVE_LINKS);
  const links = parts[parts.length - page]?.map(toLink) ?? [];
  const archived: ArchivePage<Link> = { pages: parts.length, links };
  client.setQueryData<ArchivePage<Link>>([...archivePage(page).queryKey], archived);
}

export function pageData(client: QueryClient): KnownData | undefined {
  const known = knownDataOf(client);
  return known.length > 0 ? known : undefined;
}

export const shownPost = (post: Post): Post => ({
  ...post,
  image_url: ownPicture(post.image_url),
});

export const shownProject = (project: Project): Project => ({
  ...project,
  thumbnail_url: ownPicture(project.thumbnail_url),
});

/** Makes the address of an own picture relative, so that any host can serve the page. */
function ownPicture(address: string | null): string | null {
  const prefix = absolute('/').slice(0, -1) + OWN_PICTURES;
  return address?.startsWith(prefix) ? OWN_PICTURES + address.slice(prefix.length) : address;
}

function linkToPost({ id, title, slug, created_at }: PostLink): PostLink {
  return { id, title, slug, created_at };
}

function linkToProject({ id, title, created_at }: ProjectLink): ProjectLink {
  return { id, title, created_at };
}
