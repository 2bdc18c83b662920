import { SiteHeader } from '@agency/ui/sections/SiteHeader';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { layout } from '../content/layout';
import { site } from '../content/site';
import { paths } from '../lib/paths';
import { useGlobalShortcuts } from '../lib/useGlobalShortcuts';
import { useTheme } from '../lib/useTheme';
import { SiteSearch } from './loading/lazyRoutes';
import { useNavigation } from './loading/navigation';
import { useSearchAfterReload } from './loading/useSearchAfterReload';

/**
 * The header, and the search that it opens. Their states are kept here because a layout that renders anew
 * makes React drop a prerendered page whose code is still on its way.
 */
export function Header({ contentId }: { contentId: string }) {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const theme = useTheme();
  // Undefined until it is first opened.
  const [searching, setSearching] = useState<boolean>();
  const search = () => setSearching(true);
  useGlobalShortcuts(search, '/', search);
  useSearchAfterReload(setSearching);
  return (
    <>
      <SiteHeader
        brand={site.brand}
        logo={site.logo}
        homeHref={paths.home}
        links={layout.nav}
        currentHref={`/${pathname.split('/')[1]}`}
        cta={layout.cta}
        theme={theme}
        onSearch={search}
        contentId={contentId}
        pending={navigation !== undefined && !navigation.failed}
      />
      <Suspense>
        {searching !== undefined && (
          <SiteSearch open={searching} onClose={() => setSearching(false)} />
        )}
      </Suspense>
    </>
  );
}
