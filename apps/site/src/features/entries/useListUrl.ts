import { cutQuery, SEARCH_PAUSE, searchTerms } from '@agency/model/search';
import { useDebounced } from '@agency/ui/hooks/useDebounced';
import { useIsHydrating } from '@agency/ui/hooks/useIsHydrating';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { type DialogHistoryState, listBehindOf } from '#src/lib/dialogHistoryState.ts';
import type { ListFilter } from './listQueries';

/** Milliseconds without a key until the URL is changed; browsers limit how often it may be. */
const TYPING_PAUSE = 300;

/**
 * The filter in a list's URL, how to change it, and what a search field takes. A prerendered page shows
 * everything until it is hydrated: its file is the same for every query.
 */
export function useListUrl(listHref: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(useIsHydrating() ? '' : listSearchOf(location));
  const urlQuery = parameters.get('q') ?? '';
  const category = parameters.get('category') ?? undefined;
  const tag = parameters.get('tag') ?? undefined;

  const change = (name: 'q' | 'tag' | 'category', value: string | undefined) => {
    // Not while the URL is that of an entry, whose dialog has been opened meanwhile.
    if (window.location.pathname.replace(/\/$/, '') !== listHref) return;
    const next = new URLSearchParams(window.location.search);
    if (value) next.set(name, value);
    else next.delete(name);
    const search = next.size > 0 ? `?${next}` : '';
    if (search !== window.location.search) {
      navigate({ pathname: listHref, search }, { replace: name === 'q' });
    }
  };
  const field = useTypedQuery(urlQuery, (query) => change('q', query));

  const query = useDebounced(field.query, SEARCH_PAUSE);
  const filter = useMemo<ListFilter>(
    () => ({ category, tag, terms: searchTerms(query) }),
    [category, tag, query],
  );
  const onReset = () => {
    field.onQueryChange('');
    if (window.location.search) navigate(listHref);
  };
  // A slow phone draws the field first, then the cards.
  return { filter: useDeferredValue(filter), category, change, search: { ...field, onReset } };
}

/** The query of a list's URL, also while a dialog is open over it. */
const listSearchOf = (location: Location): string =>
  listBehindOf(location) === undefined
    ? location.search
    : ((location.state as Partial<DialogHistoryState>).search ?? '');

/** A search field's text: the URL has it when typing pauses, and Back, Forward or a link overwrite the field. */
function useTypedQuery(urlQuery: string, writeUrl: (query: string) => void) {
  const [query, onQueryChange] = useState(urlQuery);
  const written = useRef(urlQuery);
  useEffect(() => {
    if (urlQuery !== written.current) onQueryChange(urlQuery);
    written.current = urlQuery;
  }, [urlQuery]);
  const onCommit = () => {
    written.current = cutQuery(query);
    writeUrl(written.current);
  };
  const commitTyped = useEffectEvent(onCommit);
  useEffect(() => {
    if (cutQuery(query) === urlQuery) return;
    const timer = setTimeout(() => commitTyped(), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [query, urlQuery]);
  return { query, onQueryChange, onCommit };
}
