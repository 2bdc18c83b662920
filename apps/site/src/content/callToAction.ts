import type { ContactDetail } from '@agency/ui/patterns/ContactLine';
import { paths } from '../lib/paths';
import { emailHref, phoneHref } from './contactHrefs';
import { site } from './site';

/** The invitation that a page closes with. */
export const callToAction = {
  title: `Ready to ${site.verb} Your Brand?`,
  primary: { label: 'Start Your Project', href: site.links.consultation },
  secondary: { label: 'Schedule a Call', href: site.links.scheduling ?? paths.contact },
  seed: site.brand,
};

/** Home and About name the other ways to begin as well. */
export const contactDetails: readonly ContactDetail[] = [
  { icon: 'phone', label: site.phone, href: phoneHref },
  { icon: 'mail', label: site.email, href: emailHref },
  { icon: 'pin', label: site.location },
];
