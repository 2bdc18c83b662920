import { lazyComponent } from '@agency/ui/primitives/lazyComponent';
import { SiteMain } from '@agency/ui/sections/SiteMain';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useAnalytics } from '../features/analytics/useAnalytics';
import { listBehindOf } from '../lib/dialogHistoryState';
import { firstInteraction } from '../lib/firstInteraction';
import { paths } from '../lib/paths';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Header } from './Header';
import { preloadPublicPages } from './loading/lazyRoutes';
import { SiteContactBar } from './SiteContactBar';

const CONTENT_ID = 'content';

const Toaster = lazyComponent(async () => (await import('@agency/ui/primitives/Toaster')).Toaster, {
  after: firstInteraction,
});

/** Header and footer of every public page. */
export function SiteLayout() {
  const location = useLocation();
  const { pathname } = location;
  // The contact form notifies, and so does the panel, which leads here by another navigation than a document's POP; a
  // notification outlives the visit to its page.
  const [notifies, setNotifies] = useState(useNavigationType() !== 'POP');
  if (pathname.startsWith(paths.contact) && !notifies) setNotifies(true);
  useEffect(() => void preloadPublicPages(), []);
  useFocusContent(listBehindOf(location) ?? pathname);

  return (
    <>
      {import.meta.env.VITE_COUNTS_URL && <PageViews pathname={pathname} />}
      <Header contentId={CONTENT_ID} />
      <SiteMain id={CONTENT_ID}>
        <ErrorBoundary url={pathname} as="section">
          <Suspense>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </SiteMain>
      <Footer />
      <SiteContactBar />
      <Suspense>{notifies && <Toaster />}</Suspense>
    </>
  );
}

function PageViews({ pathname }: { pathname: string }) {
  useAnalytics(pathname);
  return null;
}

/**
 * Moves the focus to the content after a navigation, and scrolls to the top, as a new document does.
 * Going back or forward keeps the scroll position that the browser restores.
 * @param screen changes when another page is shown, and not when a dialog opens over it
 */
function useFocusContent(screen: string): void {
  const navigation = useNavigationType();
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (navigation !== 'POP') window.scrollTo({ top: 0 });
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [screen, navigation]);
}
