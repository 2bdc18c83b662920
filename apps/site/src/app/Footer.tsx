import { ContactBar } from '@agency/ui/sections/ContactBar';
import { SiteFooter } from '@agency/ui/sections/SiteFooter';
import { useLocation } from 'react-router-dom';
import { contactBar, footer } from '../content/footer';
import { chatAbout } from '../content/siteLinks';
import { absolute } from '../lib/paths';
import { useYear } from './useYear';

/** Of a post or a project; not of an archive, or of the shell that newer ones have. */
const ENTRY = /^\/(?:blog|portfolio)\/(?!archive|_entry)[^/]+$/;

export function Footer() {
  const { pathname } = useLocation();
  const { chat, ...bar } = contactBar;
  const href = ENTRY.test(pathname) ? chatAbout(absolute(pathname)) : chat.href;
  return (
    <>
      <SiteFooter {...footer} year={useYear()} />
      <ContactBar {...bar} chat={{ ...chat, href }} />
    </>
  );
}
