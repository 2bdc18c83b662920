import { ContactBar } from '@agency/ui/sections/ContactBar';
import { SiteFooter } from '@agency/ui/sections/SiteFooter';
import { siteEnd } from './content/siteEnd';
import { useYear } from './useYear';

/** Footer and contact bar of every public page. */
export function SiteEnd() {
  return (
    <>
      <SiteFooter {...siteEnd.footer} year={useYear()} />
      <ContactBar {...siteEnd.contactBar} />
    </>
  );
}
