import { SearchPalette } from '@agency/ui/sections/SearchPalette';
import { useState } from 'react';
import { isSlashOn, SLASH_KEY } from '../slashKey';
import QueryProvider from '../startup/QueryProvider';
import { localStore } from '../storage';
import { useSiteSearch } from './useSiteSearch';

export interface FinderProps {
  open: boolean;
  onClose: () => void;
}

/** A key opens it from anywhere: without an element that had the focus, the page gets it back. */
const page = {
  get current() {
    return document.querySelector('main');
  },
};

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
  const [slash, setSlash] = useState(isSlashOn);
  const { groups, searching, searchAgain } = useSiteSearch(query, open);
  return (
    <SearchPalette
      open={open}
      onClose={onClose}
      fallbackFocus={page}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      searching={searching}
      onRetry={searchAgain}
      slash={{
        on: slash,
        onChange: (on) => {
          localStore.setItem(SLASH_KEY, on ? 'on' : 'off');
          setSlash(on);
        },
      }}
    />
  );
}
