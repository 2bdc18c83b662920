import { cutQuery } from '@agency/model/search';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds without a key until the URL is changed; browsers limit how often it may be. */
const TYPING_PAUSE = 300;

/** A search field's text. It follows the URL, which follows it when typing pauses. */
export function useTypedQuery(urlQuery: string, writeUrl: (query: string) => void) {
  const [query, setQuery] = useState(urlQuery);
  const written = useRef(urlQuery);
  useEffect(() => {
    // Back, Forward or a link has changed it.
    if (urlQuery !== written.current) setQuery(urlQuery);
    written.current = urlQuery;
  }, [urlQuery]);
  const commit = () => {
    written.current = cutQuery(query);
    writeUrl(written.current);
  };
  const commitTyped = useEffectEvent(commit);
  useEffect(() => {
    if (cutQuery(query) === urlQuery) return;
    const timer = setTimeout(() => commitTyped(), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [query, urlQuery]);
  return { query, setQuery, commit };
}
