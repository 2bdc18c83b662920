import { SiteFooter } from '@agency/ui/sections/SiteFooter';
import { SiteHeader } from '@agency/ui/sections/SiteHeader';
import { SiteMain } from '@agency/ui/sections/SiteMain';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { layout } from './content/layout';
import { site } from './content/site';
import { paths } from './paths';
import { useArrival } from './useArrival';
import { useTheme } from './useTheme';
import { useYear } from './useYear';
import { whenWanted } from './whenWanted';

const CONTENT_ID = 'content';

const Toaster = lazy(async () => {
  await whenWanted();
  const { Toaster } = await import('@agency/ui/primitives/Toaster');
  return { default: Toaster };
});

/** Header, footer and what stands between them on every public page. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const screen = `/${pathname.split('/')[1]}`;
  // The contact form is the one public place that notifies; a notice outlives the visit to it.
  const [notifies, setNotifies] = useState(false);
  if (screen === paths.contact && !notifies) setNotifies(true);
  useArrival(screen, CONTENT_ID);

  return (
    <>
      <SiteHeader
        brand={site.brand}
        homeHref={paths.home}
        links={layout.nav}
        currentHref={screen}
        cta={layout.cta}
        theme={useTheme()}
        contentId={CONTENT_ID}
      />
      <SiteMain id={CONTENT_ID}>
        <Suspense>
          <Outlet />
        </Suspense>
      </SiteMain>
      <SiteFooter
        brand={site.brand}
        tagline={site.tagline}
        social={site.social}
        quickLinks={layout.quickLinks}
        services={layout.footerServices}
        contact={layout.contact}
        legal={site.legal}
        year={useYear()}
      />
      <Suspense>{notifies && <Toaster />}</Suspense>
    </>
  );
}
