import type { ListedPost } from '@agency/model/post';
import type { ListedProject } from '@agency/model/project';
import { bestFirst, containsTerms, foldText } from '@agency/model/search';
import { SearchPalette, type SearchPaletteProps } from '@agency/ui/sections/SearchPalette';
import { layout } from '#src/content/layout.ts';
import { search } from '#src/content/search.ts';
import QueryProvider from '#src/lib/backend/QueryProvider.tsx';
import { paths } from '#src/lib/paths.ts';
import { useSingleKeySetting } from '#src/lib/useSingleKeySetting.ts';
import { useEntrySearch } from './useEntrySearch';

export interface SiteSearchProps {
  open: boolean;
  onClose: () => void;
}

/** The search of the whole site; its code is downloaded when it is first opened. */
export default function SiteSearch(props: SiteSearchProps) {
  return (
    <QueryProvider>
      <Palette {...props} />
    </QueryProvider>
  );
}

function Palette({ open, onClose }: SiteSearchProps) {
  const slash = useSingleKeySetting();
  const { query, terms, posts, projects, paletteOf } = useEntrySearch(open);
  return (
    <SearchPalette
      open={open}
      onClose={onClose}
      groups={searchHits(query.trim(), terms, posts.entries, projects.entries)}
      {...paletteOf(posts, projects)}
      all={search.all}
      slash={slash}
    />
  );
}

/** The hits of a search as its dialog shows them: pages, projects and posts, the best first. */
function searchHits(
  query: string,
  terms: readonly string[],
  posts: readonly ListedPost[],
  projects: readonly ListedProject[],
): SearchPaletteProps['groups'] {
  return [
    {
      label: search.pages,
      hits: layout.nav
        .filter(({ label }) => containsTerms(foldText(label), terms))
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
