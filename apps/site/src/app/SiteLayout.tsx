import { lazyPart } from '@agency/ui/primitives/lazyPart';
import { SiteHeader } from '@agency/ui/sections/SiteHeader';
import { SiteMain } from '@agency/ui/sections/SiteMain';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { layout } from '../content/layout';
import { site } from '../content/site';
import { usePageViews } from '../features/analytics/usePageViews';
import { backgroundOf } from '../lib/dialogState';
import { firstInteraction } from '../lib/hydration/firstInteraction';
import { useNavigation } from '../lib/navigation';
import { paths } from '../lib/paths';
import { usePageKeys } from '../lib/usePageKeys';
import { useTheme } from '../lib/useTheme';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { SiteSearch } from './pageChunks';
import { preloadPublicPages } from './preloadPublicPages';
import { useFocusContent } from './useFocusContent';

const CONTENT_ID = 'content';

const Toaster = lazyPart(async () => (await import('@agency/ui/primitives/Toaster')).Toaster, {
  after: firstInteraction,
});

/** Header and footer of every public page. */
export function SiteLayout() {
  const location = useLocation();
  const { pathname } = location;
  const section = `/${pathname.split('/')[1]}`;
  // Only the contact form notifies; a notification outlives the visit to its page.
  const [notifies, setNotifies] = useState(false);
  if (section === paths.contact && !notifies) setNotifies(true);
  const navigation = useNavigation();
  // Undefined until it is first opened.
  const [searching, setSearching] = useState<boolean>();
  const search = () => setSearching(true);
  usePageKeys(search, '/', search);
  useEffect(() => void preloadPublicPages(), []);
  useFocusContent(backgroundOf(location) ?? pathname, CONTENT_ID);

  return (
    <>
      {import.meta.env.VITE_COUNTS_URL && <PageViews pathname={pathname} />}
      <SiteHeader
        brand={site.brand}
        logo={site.logo}
        homeHref={paths.home}
        links={layout.nav}
        currentHref={section}
        cta={layout.cta}
        theme={useTheme()}
        onSearch={search}
        contentId={CONTENT_ID}
        pending={navigation !== undefined && !navigation.failed}
      />
      <SiteMain id={CONTENT_ID}>
        <ErrorBoundary url={pathname} as="section">
          <Suspense>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </SiteMain>
      <Footer />
      <Suspense>{notifies && <Toaster />}</Suspense>
      <Suspense>
        {searching !== undefined && (
          <SiteSearch open={searching} onClose={() => setSearching(false)} />
        )}
      </Suspense>
    </>
  );
}

function PageViews({ pathname }: { pathname: string }) {
  usePageViews(pathname);
  return null;
}
