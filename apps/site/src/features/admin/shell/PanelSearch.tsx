import { SearchPalette } from '@agency/ui/sections/SearchPalette';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { admin } from '#content/admin';
import { useEntrySearch } from '../../search/searchQueries';
import { messagesTable } from '../messages/messagesTable';
import { panelHits } from './panelHits';

/** Leads to any entry or message of the panel. */
export function PanelSearch({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const { words, asks, posts, projects, stateOf } = useEntrySearch(query, open);
  const messages = useInfiniteQuery({ ...messagesTable.found(words), enabled: asks });
  const found = words.length > 0 ? (messages.data ?? []) : [];
  return (
    <SearchPalette
      open={open}
      onClose={onClose}
      label={admin.search.label}
      failureText={admin.search.failed}
      query={query}
      onQueryChange={setQuery}
      groups={panelHits(words, posts.entries, projects.entries, found)}
      {...stateOf([posts, projects, messages])}
    />
  );
}
