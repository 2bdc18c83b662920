import { SearchPalette } from '@agency/ui/sections/SearchPalette';
import { useState } from 'react';
import { search } from '#src/content/search.ts';
import QueryProvider from '#src/lib/backend/QueryProvider.tsx';
import { useSingleKeys } from '#src/lib/usePageShortcuts.ts';
import { searchHits } from './searchHits';
import { useEntrySearch } from './searchQueries';

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
  const [query, setQuery] = useState('');
  const slash = useSingleKeys();
  const { terms, posts, projects, stateOf } = useEntrySearch(query, open);
  return (
    <SearchPalette
      open={open}
      onClose={onClose}
      query={query}
      onQueryChange={setQuery}
      groups={searchHits(query.trim(), terms, posts.entries, projects.entries)}
      {...stateOf([posts, projects])}
      all={search.all}
      slash={slash}
    />
  );
}
