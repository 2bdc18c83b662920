import type { ListedPost, ListedProject } from '@agency/model/listed';
import type { SearchPaletteProps } from '@agency/ui/sections/SearchPalette';
import { finder } from '#content/finder';
import { layout } from '#content/layout';
import { bestFirst, containsAll } from '#lib/matches';
import { paths } from '#lib/paths';

/** The hits of a search as its dialog shows them: pages, posts and projects, the best first. */
export function searchHits(
  query: string,
  words: readonly string[],
  posts: readonly ListedPost[],
  projects: readonly ListedProject[],
): SearchPaletteProps['groups'] {
  return [
    {
      label: finder.pages,
      hits: layout.nav
        .filter(({ label }) => containsAll(label, words))
        .map(({ label, href }) => ({ title: label, href })),
    },
    {
      label: finder.posts,
      hits: bestFirst(posts, words, finder.most).map((post) => ({
        title: post.title,
        detail: post.tags.join(', ') || undefined,
        href: paths.post(post),
      })),
    },
    {
      label: finder.projects,
      hits: bestFirst(projects, words, finder.most).map((project) => ({
        title: project.title,
        detail: project.category,
        href: paths.project(project),
      })),
    },
    {
      label: finder.more,
      hits:
        posts.length > finder.most
          ? [
              {
                title: finder.allPosts(query),
                href: `${paths.blog}?${new URLSearchParams({ q: query })}`,
              },
            ]
          : [],
    },
  ];
}
