import { SearchPalette } from '@agency/ui/sections/SearchPalette';
import { useState } from 'react';
import { admin } from '#content/admin';
import { usePanelSearch } from './usePanelSearch';

/** Leads to any entry or message of the panel. */
export function PanelSearch({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const { groups, searching, searchAgain } = usePanelSearch(query, open);
  return (
    <SearchPalette
      open={open}
      onClose={onClose}
      label={admin.search.label}
      failureText={admin.search.failed}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      searching={searching}
      onRetry={searchAgain}
    />
  );
}
