import { SearchPalette } from '@agency/ui/sections/SearchPalette';
import { useState } from 'react';
import { search } from '#content/search';
import QueryProvider from '#lib/backend/QueryProvider';
import { useSingleKeys } from '#lib/useSingleKeys';
import { useSiteSearch } from './useSiteSearch';

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
  const { groups, searching, searchAgain } = useSiteSearch(query, open);
  return (
    <SearchPalette
      open={open}
      onClose={onClose}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      searching={searching}
      onRetry={searchAgain}
      all={search.all}
      slash={slash}
    />
  );
}
