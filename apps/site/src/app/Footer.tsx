import { ContactBar } from '@agency/ui/sections/ContactBar';
import { SiteFooter } from '@agency/ui/sections/SiteFooter';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { contactBar, footer } from '../content/footer';
import { chatAbout } from '../content/siteLinks';
import { absolute } from '../lib/paths';

/** Of a post or a project; not of an archive, or of the shell that newer ones have. */
const ENTRY = /^\/(?:blog|portfolio)\/(?!archive|_entry)[^/]+$/;

const BUILD_YEAR = Number(import.meta.env.VITE_BUILD_YEAR ?? 0);

export function Footer() {
  const { chat, ...bar } = contactBar;
  const year = useSinceHydration(
    // A device's clock may be years behind.
    () => Math.max(new Date().getFullYear(), BUILD_YEAR),
    () => BUILD_YEAR,
  );
  return (
    <>
      <SiteFooter {...footer} year={year} />
      <ContactBar {...bar} chat={{ ...chat, href: useChatHref(chat.href) }} />
    </>
  );
}

/** A chat about the entry that is shown; elsewhere the general one. */
function useChatHref(general: string): string {
  const { pathname } = useLocation();
  const href = ENTRY.test(pathname) ? chatAbout(absolute(pathname)) : general;
  return useSinceHydration(
    () => href,
    // The shell of entries that are newer than the build does not know their URL.
    () => (import.meta.env.SSR || document.querySelector('link[rel=canonical]') ? href : general),
  );
}

const subscribe = () => () => {};

/** What a page shows otherwise than its markup: `prerendered` while it hydrates, `present` from then on. */
function useSinceHydration<Value>(present: () => Value, prerendered: () => Value): Value {
  return useSyncExternalStore(subscribe, present, prerendered);
}
