import { chatHref, emailHref, phoneHref } from './contactHrefs';
import { site } from './site';

const { latitude, longitude } = site.position;
/** The map's zoom: degrees of latitude and longitude shown to each side of the agency. */
const AROUND = 0.02;

/** What happens to a message. A change of these facts changes the Tamil text with them. */
const notice = {
  items: [
    { name: 'What we store', text: 'What you write here: your name, email, mobile and message.' },
    { name: 'Why', text: 'To answer your enquiry. We share it with no one.' },
    { name: 'How long', text: 'For as long as we talk, and at most a year.' },
    { name: 'To see, correct or delete it', text: `Write to ${site.email}.` },
    { name: 'To complain', text: `Write to us first; after that, to ${site.authority}.` },
    {
      name: 'Before you send it',
      text: 'Your browser keeps it on this device until you send or clear it, for 30 days at most.',
    },
  ],
  translation: site.tamilNotice && {
    lang: 'ta',
    label: 'In Tamil – தமிழில்',
    items: [
      {
        name: 'எதைச் சேமிக்கிறோம்',
        text: 'நீங்கள் இங்கே எழுதுவதை: பெயர், மின்னஞ்சல், கைபேசி எண், செய்தி.',
      },
      {
        name: 'ஏன்',
        text: 'உங்கள் கேள்விக்குப் பதில் அளிக்க. வேறு யாருடனும் பகிர மாட்டோம்.',
      },
      { name: 'எவ்வளவு காலம்', text: 'நம் பேச்சு தொடரும் வரை, அதிகபட்சம் ஓர் ஆண்டு.' },
      {
        name: 'பார்க்க, திருத்த அல்லது நீக்க',
        text: `${site.email} என்ற முகவரிக்கு எழுதுங்கள்.`,
      },
      {
        name: 'புகார் அளிக்க',
        text: 'முதலில் எங்களுக்கு எழுதுங்கள்; அதன் பின் இந்தியத் தரவுப் பாதுகாப்பு வாரியத்திடம் (Data Protection Board of India) புகார் அளிக்கலாம்.',
      },
      {
        name: 'அனுப்பும் முன்',
        text: 'நீங்கள் அனுப்பும் அல்லது அழிக்கும் வரை, அதிகபட்சம் 30 நாட்கள், உங்கள் உலாவி இதை இந்தச் சாதனத்தில் வைத்திருக்கும்.',
      },
    ],
  },
};

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
    // With a query, because automated browsers block a URL that ends in favicon.ico.
    probe: 'https://www.openstreetmap.org/favicon.ico?map',
    address: site.address.join(', '),
  },
  mapLink: {
    label: 'Open in maps',
    // Phones open this URL in their maps application.
    href: `https://www.google.com/maps/search/?${new URLSearchParams({
      api: '1',
      query: `${latitude},${longitude}`,
    })}`,
  },
  formTitle: 'Send us a Message',
  withoutScript: `This form needs JavaScript. Without it, call ${site.phone}, write to ${site.email} or chat with us on WhatsApp: all three are on this page.`,
  formFailed: `The form could not be loaded, so it can't be sent yet. What you wrote stays here. Check your connection and try again, or call ${site.phone}.`,
  notice,
  /** Begins a message that someone writes after having seen a project. */
  prefill: (title: string) => `I would like a project like “${title}”.`,
  alternative: {
    text: 'Your message was not sent. What you wrote is still here: try again, or send it on WhatsApp or by email.',
    chat: 'Send this on WhatsApp',
    mail: 'Send this by email',
    subject: 'Enquiry',
    /** Ends a message that is too long for a URL. */
    cut: '… (The rest did not fit here.)',
  },
  sent: {
    title: 'Message sent successfully!',
    text: "We'll get back to you soon.",
    line: (email: string) => `Sent. We answer to ${email}.`,
  },
  failed: {
    title: 'Error sending message',
    text: 'Please try again or contact us directly.',
  },
} as const;
