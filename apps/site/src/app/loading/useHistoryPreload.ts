import { useEffect } from 'react';
import { preloadPage } from './lazyRoutes';
import { navigateTo } from './navigation';

/**
 * Downloads the code of the page that Back and Forward lead to. It may not be there, because a
 * URL of the history can be older than the document.
 */
export function useHistoryPreload(): void {
  useEffect(() => {
    const preload = () => preloadPage(window.location.pathname, history.state?.usr?.listBehind);
    const onHistory = () =>
      void navigateTo({
        href: window.location.pathname,
        preload,
        // The router follows the history by itself, in a transition that waits for the code.
        show: () => {},
        openDocument: () => window.location.reload(),
      });
    window.addEventListener('popstate', onHistory);
    return () => window.removeEventListener('popstate', onHistory);
  }, []);
}
