import { pageScroll } from '@agency/ui/hooks/pageScroll';
import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * Returns to where the page was left, as soon as it is shown. The browser does so by itself, but not where all that
 * its document held was that something loads.
 */
export function useLeftPlace(shown: boolean): void {
  const [late] = useState(!shown);
  useEffect(() => {
    const leave = () => history.replaceState({ ...history.state, left: pageScroll() }, '');
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  useLayoutEffect(() => {
    if (late && shown) window.scrollTo({ top: history.state?.left ?? pageScroll() });
  }, [late, shown]);
}
