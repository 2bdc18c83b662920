import { useIsHydrating } from '@agency/ui/hooks/useIsHydrating';
import { ContactBar } from '@agency/ui/sections/ContactBar';
import { SiteFooter } from '@agency/ui/sections/SiteFooter';
import { useLocation } from 'react-router-dom';
import { chatAboutHref } from '../content/contactHrefs';
import { contactBar, footer } from '../content/footer';
import { absolute } from '../lib/paths';

/** Of a post or a project; not of an archive, or of the shell that newer ones have. */
const ENTRY = /^\/(?:blog|portfolio)\/(?!archive|_entry)[^/]+$/;

const BUILD_YEAR = Number(import.meta.env.VITE_BUILD_YEAR ?? 0);

export function Footer() {
  const { chat, ...bar } = contactBar;
  const isHydrating = useIsHydrating();
  // A device's clock may be years behind.
  const year = isHydrating ? BUILD_YEAR : Math.max(new Date().getFullYear(), BUILD_YEAR);
  const chatHref = useChatHref(chat.href);
  return (
    <>
      <SiteFooter {...footer} year={year} />
      <ContactBar {...bar} chat={{ ...chat, href: chatHref }} />
    </>
  );
}

/** A chat about the entry that is shown; elsewhere the general one. */
function useChatHref(general: string): string {
  const { pathname } = useLocation();
  // The shell of entries that are newer than the build does not know their URL.
  const isShell = useIsHydrating() && !document.querySelector('link[rel=canonical]');
  return ENTRY.test(pathname) && !isShell ? chatAboutHref(absolute(pathname)) : general;
}
