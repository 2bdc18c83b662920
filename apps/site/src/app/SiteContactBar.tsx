import { useIsHydrating } from '@agency/ui/hooks/useIsHydrating';
import { ContactBar } from '@agency/ui/sections/ContactBar';
import { useLocation } from 'react-router-dom';
import { contactBar } from '../content/contactBar';
import { chatAboutHref } from '../content/contactHrefs';
import { absolute } from '../lib/paths';

/** Of a post or a project; not of an archive, or of the shell that newer ones have. */
const ENTRY = /^\/(?:blog|portfolio)\/(?!archive|_entry)[^/]+$/;

export function SiteContactBar() {
  const { chat, ...bar } = contactBar;
  return <ContactBar {...bar} chat={{ ...chat, href: useChatHref(chat.href) }} />;
}

/** A chat about the entry that is shown; elsewhere the general one. */
function useChatHref(general: string): string {
  const { pathname } = useLocation();
  // The shell of entries that are newer than the build does not know their URL.
  const isShell = useIsHydrating() && !document.querySelector('link[rel=canonical]');
  return ENTRY.test(pathname) && !isShell ? chatAboutHref(absolute(pathname)) : general;
}
