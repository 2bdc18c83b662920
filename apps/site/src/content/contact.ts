import { site } from './site';
import { chatHref, emailHref, phoneHref } from './siteLinks';

const { latitude, longitude } = site.position;
/** The map's zoom: degrees of latitude and longitude shown to each side of the agency. */
const AROUND = 0.02;

export const contact = {
  seo: {
    title: `Contact – ${site.brand}`,
    description: `Call, write or send ${site.brand} a message. We answer every enquiry.`,
  },
  hero: {
    title: 'Contact Us',
    text: 'Tell us what you have in mind. A person reads every message and answers it.',
  },
  details: [
    { icon: 'phone', label: 'Phone', value: site.phone, href: phoneHref },
    { icon: 'mail', label: 'Email', value: site.email, href: emailHref },
    { icon: 'pin', label: 'Address', value: site.address.join('\n') },
  ],
  chat: { label: 'Chat on WhatsApp', href: chatHref },
  map: {
    title: `Map: ${site.brand}, ${site.location}`,
    src: `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
      bbox: [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND]
        .map((degrees) => degrees.toFixed(4))
        .join(','),
      layer: 'mapnik',
      marker: `${latitude},${longitude}`,
    })}`,
    // With a query, because automated browsers block an address that ends in favicon.ico.
    probe: 'https://www.openstreetmap.org/favicon.ico?map',
    address: site.address.join(', '),
  },
  mapLink: {
    label: 'Open in maps',
    // Phones open this address in their maps application.
    href: `https://www.google.com/maps/search/?${new URLSearchParams({
      api: '1',
      query: `${latitude},${longitude}`,
    })}`,
  },
  formTitle: 'Send us a Message',
  withoutScript: `This form needs JavaScript. Without it, call ${site.phone}, write to ${site.email} or chat with us on WhatsApp: all three are on this page.`,
  formFailed: `The form could not be loaded, so it can't be sent yet. What you wrote stays here. Check your connection and try again, or call ${site.phone}.`,
  notice: `We store what you write here to answer your enquiry, for as long as we talk and at most a year, and share it with no one. To see, correct or delete it, or to complain, write to ${site.email} first; after that, ${site.authority}. Until you send or clear it, your browser keeps it on this device, and discards it after 30 days.`,
  /** Begins a message that someone writes after having seen a project. */
  opening: (title: string) => `I would like a project like “${title}”.`,
  alternative: {
    text: 'Your message was not sent. What you wrote is still here: try again, or send it on WhatsApp or by email.',
    chat: 'Send this on WhatsApp',
    mail: 'Send this by email',
    subject: 'Enquiry',
    /** Ends a message that is too long for an address. */
    cut: '… (The rest did not fit here.)',
  },
  sent: {
    title: 'Message sent successfully!',
    text: "We'll get back to you soon.",
  },
  failed: {
    title: 'Error sending message',
    text: 'Please try again or contact us directly.',
  },
} as const;
