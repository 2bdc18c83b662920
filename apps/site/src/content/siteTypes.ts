import type { IconName } from '@agency/ui/primitives/Icon';
import type { LegalName } from '../lib/pages.ts';

/** What pages show of the agency. */
export interface Site {
  brand: string;
  /** Path of an SVG file in `public`, such as `/logo.svg`. Absent: the motif stands for it. */
  logo: string | undefined;
  /** The brand as a verb: 'Ready to … Your Brand?' */
  verb: string;
  tagline: string;
  phone: string;
  email: string;
  founder: string;
  /** Path of a picture of the founder in `public`, such as `/founder.webp`. Absent: their initial. */
  portrait: string | undefined;
  /** The part of the world whose businesses the agency works for. */
  region: string;
  /** Where the agency began, as its story says it. */
  origin: string;
  /** The town of the postal address, as it is shown in one line. */
  location: string;
  address: readonly string[];
  postalCode: string;
  /** IANA time zone in which prerendered dates are written. */
  timeZone: string;
  /** Degrees north and east. */
  position: { latitude: number; longitude: number };
  links: {
    consultation: string;
    websiteOrder: string;
    /** The profile with the agency's story. */
    story: string;
    /** Absent: 'Schedule a Call' leads to the contact page. */
    scheduling: string | undefined;
  };
  /** Who hears complaints about data protection, as a sentence names it. */
  authority: string;
  /** Whether a native reader has read the privacy notice in Tamil. Absent: it is not shown. */
  tamilNotice: 'read' | 'unread' | undefined;
  /** Digits with the country's code, as wa.me takes them. */
  whatsapp: string;
  /** Without a URL, a link says that it leads nowhere yet. */
  social: readonly {
    label: string;
    icon: IconName;
    href: string | undefined;
  }[];
  /** Without a URL, a link leads to its page, which exists once `content/legal` has its text. */
  legal: readonly { label: string; page: LegalName; href: string | undefined }[];
}

/** What search engines and networks read about the agency; the build alone uses it. */
export interface SiteMetadata {
  /** Language of the texts and country, such as `en_IN`. */
  locale: string;
  /** The postal address in its parts; empty where there is none. */
  address: { street: string; town: string; region: string; postalCode: string; country: string };
}
