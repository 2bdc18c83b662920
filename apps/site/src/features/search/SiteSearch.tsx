import { SearchPalette } from '@agency/ui/sections/SearchPalette';
import { search } from '#src/content/search.ts';
import QueryProvider from '#src/lib/backend/QueryProvider.tsx';
import { useSingleKeys } from '#src/lib/usePageShortcuts.ts';
import { useEntrySearch } from './entrySearch';
import { searchHits } from './searchHits';

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
  const slash = useSingleKeys();
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
