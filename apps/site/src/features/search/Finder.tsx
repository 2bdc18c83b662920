import { SearchPalette } from '@agency/ui/sections/SearchPalette';
import { useState } from 'react';
import { finder } from '#content/finder';
import QueryProvider from '#lib/backend/QueryProvider';
import { mainOfPage } from '#lib/mainOfPage';
import { useSingleKeys } from '#lib/useSingleKeys';
import { useSiteSearch } from './useSiteSearch';

export interface FinderProps {
  open: boolean;
  onClose: () => void;
}

/** The search of the whole site; its code is downloaded when it is first opened. */
export default function Finder(props: FinderProps) {
  return (
    <QueryProvider>
      <Palette {...props} />
    </QueryProvider>
  );
}

function Palette({ open, onClose }: FinderProps) {
  const [query, setQuery] = useState('');
  const slash = useSingleKeys();
  const { groups, searching, searchAgain } = useSiteSearch(query, open);
  return (
    <SearchPalette
      open={open}
      onClose={onClose}
      fallbackFocus={mainOfPage}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      searching={searching}
      onRetry={searchAgain}
      all={finder.all}
      slash={slash}
    />
  );
}
