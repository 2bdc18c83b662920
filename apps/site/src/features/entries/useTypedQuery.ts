import { cutQuery } from '@agency/model/search';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key until the address is changed; browsers limit how often it may be. */
const TYPING_PAUSE = 300;

/** A search field's text. It follows the address, which follows it when typing pauses. */
export function useTypedQuery(inAddress: string, writeToAddress: (query: string) => void) {
  const [query, setQuery] = useState(inAddress);
  const written = useRef(inAddress);
  useEffect(() => {
    // Back, Forward or a link has changed it.
    if (inAddress !== written.current) setQuery(inAddress);
    written.current = inAddress;
  }, [inAddress]);
  const commit = () => {
    written.current = cutQuery(query);
    writeToAddress(written.current);
  };
  const latest = useRef(commit);
  latest.current = commit;
  useEffect(() => {
    if (cutQuery(query) === inAddress) return;
    const timer = setTimeout(() => latest.current(), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [query, inAddress]);
  return { query, setQuery, commit };
}
