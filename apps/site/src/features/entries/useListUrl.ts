import { useIsHydrating } from '@agency/ui/hooks/useIsHydrating';
import { useDeferredValue, useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { ListFilter } from '#src/lib/backend/listFilter.ts';
import { backgroundOf, type DialogState } from '#src/lib/dialogState.ts';
import { useSearchWords } from '#src/lib/useSearchWords.ts';
import { useTypedQuery } from './useTypedQuery';

/**
 * The filter in a list's URL, and how to change it. A prerendered page shows everything
 * until it is hydrated: its file is the same for every query.
 */
export function useListUrl(list: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(useIsHydrating() ? '' : listSearchOf(location));
  const urlQuery = parameters.get('q') ?? '';
  const category = parameters.get('category') ?? undefined;
  const tag = parameters.get('tag') ?? undefined;

  const change = (name: 'q' | 'tag' | 'category', value: string | undefined) => {
    // A dialog has been opened meanwhile.
    if (window.location.pathname.replace(/\/$/, '') !== list) return;
    const next = new URLSearchParams(window.location.search);
    if (value) next.set(name, value);
    else next.delete(name);
    const search = next.size > 0 ? `?${next}` : '';
    if (search !== window.location.search) {
      navigate({ pathname: list, search }, { replace: name === 'q' });
    }
  };
  const typed = useTypedQuery(urlQuery, (query) => change('q', query));

  const { words } = useSearchWords(typed.query);
  const filter = useMemo<ListFilter>(() => ({ category, tag, words }), [category, tag, words]);
  const showAll = () => {
    typed.setQuery('');
    if (window.location.search) navigate(list);
  };
  // A slow phone draws the field first, then the cards.
  return { filter: useDeferredValue(filter), ...typed, change, showAll };
}

/** The query of a list's URL, also while a dialog is open over it. */
const listSearchOf = (location: Location): string =>
  backgroundOf(location) === undefined
    ? location.search
    : ((location.state as Partial<DialogState>).search ?? '');
