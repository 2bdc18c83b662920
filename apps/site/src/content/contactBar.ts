import { chatHref, phoneHref } from './contactHrefs';

/** At the bottom of a phone’s screen. */
export const contactBar = {
  label: 'Call or chat',
  call: { label: 'Call', href: phoneHref },
  chat: { label: 'WhatsApp', href: chatHref },
} as const;
