import { cutQuery } from '@agency/model/search';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key after which the address has what was typed; browsers limit its changes. */
const TYPING_PAUSE = 300;

/**
 * What stands in a search field. It follows the address, and the address follows it when typing pauses.
 * @param write puts a query into the address
 */
export function useTypedQuery(inAddress: string, write: (query: string) => void) {
  const [query, setQuery] = useState(inAddress);
  const written = useRef(inAddress);
  useEffect(() => {
    // Back, Forward or a link has changed it.
    if (inAddress !== written.current) setQuery(inAddress);
    written.current = inAddress;
  }, [inAddress]);
  const commit = () => {
    written.current = cutQuery(query);
    write(written.current);
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
