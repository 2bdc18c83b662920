import type { ListedPost } from '@agency/model/post';
import type { ListedProject } from '@agency/model/project';
import type { SearchPaletteProps } from '@agency/ui/sections/SearchPalette';
import { layout } from '#src/content/layout.ts';
import { search } from '#src/content/search.ts';
import { paths } from '#src/lib/paths.ts';
import { bestFirst, containsAll } from './entrySearch';

/** The hits of a search as its dialog shows them: pages, projects and posts, the best first. */
export function searchHits(
  query: string,
  terms: readonly string[],
  posts: readonly ListedPost[],
  projects: readonly ListedProject[],
): SearchPaletteProps['groups'] {
  return [
    {
      label: search.pages,
      hits: layout.nav
        .filter(({ label }) => containsAll(label, terms))
        .map(({ label, href }) => ({ title: label, href })),
    },
    {
      label: search.projects,
      hits: bestFirst(projects, terms, search.most).map((project) => ({
        title: project.title,
        detail: project.category,
        href: paths.project(project),
        cover: { seed: project.id, src: project.thumbnail_url },
      })),
    },
    {
      label: search.posts,
      hits: bestFirst(posts, terms, search.most).map((post) => ({
        title: post.title,
        detail: post.tags.join(', ') || undefined,
        href: paths.post(post),
        cover: { seed: post.id, src: post.image_url },
      })),
    },
    {
      label: search.more,
      hits:
        posts.length > search.most
          ? [
              {
                title: search.allPosts(query),
                href: `${paths.blog}?${new URLSearchParams({ q: query })}`,
              },
            ]
          : [],
    },
  ];
}
