import { searchWords } from '@agency/model/search';
import type { SearchPaletteProps } from '@agency/ui/sections/SearchPalette';
import { useMemo } from 'react';
import { finder } from '../content/finder';
import { layout } from '../content/layout';
import { paths } from '../paths';
import type { ListFilter } from '../queries/listFilter';
import { postLists } from '../queries/postLists';
import { projectLists } from '../queries/projectLists';
import { bestFirst, containsAll, matchesPost, matchesProject } from './matches';
import { useFound } from './useFound';
import { useSettled } from './useSettled';

/** Milliseconds without a key before the backend is asked. */
const PAUSE = 150;

/** What the words of a query find on the whole site: pages, and the entries of both lists. */
export function useSiteSearch(query: string, open: boolean) {
  const key = searchWords(query).join(' ');
  const filter = useMemo<ListFilter>(() => ({ words: key === '' ? [] : key.split(' ') }), [key]);
  const { words } = filter;
  const settled = useSettled(key, PAUSE);
  const asks = open && settled && words.length > 0;
  const posts = useFound(postLists, filter, asks, matchesPost);
  const projects = useFound(projectLists, filter, asks, matchesProject);
  const found = [posts, projects];
  const groups: SearchPaletteProps['groups'] = [
    {
      label: finder.pages,
      hits: layout.nav
        .filter(({ label }) => containsAll(label, words))
        .map(({ label, href }) => ({ title: label, href })),
    },
    {
      label: finder.posts,
      hits: bestFirst(posts.entries, words, finder.most).map((post) => ({
        title: post.title,
        detail: post.tags.join(', ') || undefined,
        href: paths.post(post),
      })),
    },
    {
      label: finder.projects,
      hits: bestFirst(projects.entries, words, finder.most).map((project) => ({
        title: project.title,
        detail: project.category,
        href: paths.project(project),
      })),
    },
    {
      label: finder.more,
      hits:
        posts.entries.length > finder.most
          ? [
              {
                title: finder.allPosts(query.trim()),
                href: `${paths.blog}?${new URLSearchParams({ q: query.trim() })}`,
              },
            ]
          : [],
    },
  ];
  return {
    groups,
    searching: words.length > 0 && (!settled || found.some(({ isFetching }) => isFetching)),
    searchAgain: found.some(({ isError }) => isError)
      ? () => {
          for (const { isError, refetch } of found) if (isError) refetch();
        }
      : undefined,
  };
}
