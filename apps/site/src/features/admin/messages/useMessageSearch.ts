import type { Message } from '@agency/model/message';
import type { Listing, Remote } from '@agency/model/remote';
import { containsWords, searchWords } from '@agency/model/search';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { withFound } from '#lib/backend/cursor';
import { foldedText } from '#lib/foldedText';
import { useSearchSettled } from '#lib/useSearchSettled';
import { messagesTable } from './messagesTable';

const textsOf = ({ name, email, mobile, message }: Message) => [name, email, mobile, message];

/** A search over all messages: loaded ones at once, others when the database has answered. */
export function useMessageSearch(list: Remote<Listing<Message>>) {
  const [query, setQuery] = useState('');
  const words = useMemo(() => searchWords(query), [query]);
  const settled = useSearchSettled(query);
  const loaded = list.status === 'ready' ? list.data : undefined;
  const isWhole = loaded !== undefined && loaded.items.length >= loaded.total;
  const asks = words.length > 0 && settled && loaded !== undefined && !isWhole;
  const result = useInfiniteQuery({ ...messagesTable.found(words), enabled: asks });

  const matching =
    loaded?.items.filter((message) => containsWords(foldedText(message, textsOf), words)) ?? [];
  const items = withFound(matching, asks ? result.data : undefined);
  const more = asks && result.hasNextPage;
  const searching = words.length > 0 && !isWhole && (!settled || result.isFetching);

  return {
    toolbar: {
      query,
      onQueryChange: setQuery,
      /** Absent unless older messages could not be searched. */
      onRetry:
        asks && result.isError && !result.isFetching ? () => void result.refetch() : undefined,
    },
    /** Undefined without a search. */
    found:
      words.length > 0 && loaded
        ? { items, total: items.length + (more ? 1 : 0), searching, more, words }
        : undefined,
    onMoreFound: () => {
      if (more && !result.isFetching) void result.fetchNextPage();
    },
  };
}
