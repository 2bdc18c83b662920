import { ContactBar } from '@agency/ui/sections/ContactBar';
import { SiteFooter } from '@agency/ui/sections/SiteFooter';
import { siteEnd } from './content/siteEnd';
import { useYear } from './useYear';

export function SiteEnd() {
  return (
    <>
      <SiteFooter {...siteEnd.footer} year={useYear()} />
      <ContactBar {...siteEnd.contactBar} />
    </>
  );
}
