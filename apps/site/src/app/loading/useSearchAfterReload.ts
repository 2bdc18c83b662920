import { useLazyLoadFailed } from '@agency/ui/hooks/useLazyLoadFailed';
import { useEffect } from 'react';
import { SiteSearch } from './lazyRoutes';

/** Opens the search in the document that is loaded after one that could not get the search's code. */
export function useSearchAfterReload(open: (isOpen: true) => void): void {
  const isLost = useLazyLoadFailed(SiteSearch);
  useEffect(() => {
    const { lostSearch, ...state } = history.state ?? {};
    if (isLost) history.replaceState({ ...state, lostSearch: true }, '');
    else if (lostSearch) {
      history.replaceState(state, '');
      open(true);
    }
  }, [isLost, open]);
}
