import type { Message } from '@agency/model/message';
import type { Listing, Remote } from '@agency/model/remote';
import { containsWords } from '@agency/model/search';
import { useMemo, useState } from 'react';
import { useListResult } from '#src/lib/backend/useListResult.ts';
import { foldedText } from '#src/lib/matches.ts';
import { useSearchWords } from '#src/lib/useSearchWords.ts';
import { messagesTable } from './messagesTable';

const textsOf = ({ name, email, mobile, message }: Message) => [name, email, mobile, message];

/** A search over all messages: here while all are read, else in the database. */
export function useMessageSearch(list: Remote<Listing<Message>>) {
  const [query, setQuery] = useState('');
  const { words, isTyping } = useSearchWords(query);
  const loaded = list.status === 'ready' ? list.data : undefined;
  const isWhole = loaded !== undefined && loaded.items.length >= loaded.total;
  const asks = words.length > 0 && loaded !== undefined && !isWhole;
  const result = useListResult({ ...messagesTable.found(words), enabled: asks });
  const matching = useMemo(
    () => loaded?.items.filter((message) => containsWords(foldedText(message, textsOf), words)),
    [loaded, words],
  );
  const items = (asks && result.entries) || matching;
  const more = asks && result.total < 0;
  return {
    toolbar: {
      query,
      onQueryChange: setQuery,
      /** Absent unless older messages could not be searched. */
      onRetry: asks && result.failed ? result.retry : undefined,
    },
    /** Undefined without a search. */
    found:
      words.length > 0 && items
        ? {
            items,
            total: items.length + (more ? 1 : 0),
            searching: !isWhole && (isTyping || result.searching),
            more,
            words,
          }
        : undefined,
    onMoreFound: () => result.more?.(),
  };
}
