import {
  type PostLink,
  type ProjectLink,
  toListedPost,
  toListedProject,
} from '@agency/model/listed';
import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { absolute } from '../src/paths.ts';
import { postNeighboursQuery, postQuery, postsQuery } from '../src/queries/posts.ts';
import { projectNeighboursQuery, projectQuery, projectsQuery } from '../src/queries/projects.ts';
import { createQueryClient } from '../src/queries/queryClient.ts';
import type { PublishedContent } from '../src/readPublished.ts';
import type { BuiltPage } from './sitePages.ts';

/** Entries in the data of a list's page: as many as its grid renders without virtualizing. */
const LISTED_ENTRIES = 60;

/** Folder of the site's own pictures. */
const OWN_PICTURES = '/demo/';

/**
 * The query cache of a page: what it shows, as far as the build knows it. It is invalidated, so that
 * a browser reads it once again; an empty list is left out, so that the page says that it loads.
 */
export async function pageCache(
  page: Pick<BuiltPage, 'table' | 'post' | 'project' | 'newer' | 'older'>,
  { posts, projects }: PublishedContent,
): Promise<QueryClient> {
  const client = createQueryClient();
  const { post, project, table, newer, older } = page;
  if (table === 'blog_posts' && posts.length > 0) {
    const listed = posts.slice(0, LISTED_ENTRIES).map((each) => toListedPost(shownPost(each)));
    client.setQueryData(postsQuery.queryKey, listed);
  }
  if (table === 'portfolio' && projects.length > 0) {
    const listed = projects
      .slice(0, LISTED_ENTRIES)
      .map((each) => toListedProject(shownProject(each)));
    client.setQueryData(projectsQuery.queryKey, listed);
  }
  if (post) {
    client.setQueryData(postQuery(post.slug).queryKey, shownPost(post));
    client.setQueryData(postNeighboursQuery(post).queryKey, {
      newer: linkToPost(newer),
      older: linkToPost(older),
    });
  }
  if (project) {
    client.setQueryData(projectQuery(project.id).queryKey, shownProject(project));
    client.setQueryData(projectNeighboursQuery(project).queryKey, {
      newer: linkToProject(newer),
      older: linkToProject(older),
    });
  }
  await client.invalidateQueries({ refetchType: 'none' });
  return client;
}

/** The part of a cache that its page carries; undefined where it holds nothing. */
export function pageData(client: QueryClient): unknown {
  const { queries } = dehydrate(client);
  return queries.length > 0 ? { queries } : undefined;
}

const shownPost = (post: Post): Post => ({ ...post, image_url: ownPicture(post.image_url) });

const shownProject = (project: Project): Project => ({
  ...project,
  thumbnail_url: ownPicture(project.thumbnail_url),
});

/** Makes the address of an own picture relative, so that any host can serve the page. */
function ownPicture(address: string | null): string | null {
  const prefix = absolute('/').slice(0, -1) + OWN_PICTURES;
  return address?.startsWith(prefix) ? OWN_PICTURES + address.slice(prefix.length) : address;
}

function linkToPost(entry: BuiltPage['newer']): PostLink | undefined {
  return entry && 'slug' in entry ? { title: entry.title, slug: entry.slug } : undefined;
}

function linkToProject(entry: BuiltPage['newer']): ProjectLink | undefined {
  return entry && { title: entry.title, id: entry.id };
}
