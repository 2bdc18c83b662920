import { site } from './site.ts';

/** A `tel:` URL has no spaces. */
export const phoneHref = `tel:${site.phone.replaceAll(' ', '')}`;
export const emailHref = `mailto:${site.email}`;

/** A chat with the agency, with the given text already written. */
export function whatsappHref(text: string): string {
  return `https://wa.me/${site.whatsapp}?text=${encodeURIComponent(text)}`;
}

/** A chat about a page, which WhatsApp shows with its title. */
export const chatAboutHref = (url: string) =>
  whatsappHref(`Hello ${site.brand}, I have a question about ${url}`);

/** A chat that begins with a greeting. */
export const chatHref = whatsappHref(
  `Hello ${site.brand}, I would like to talk about my business.`,
);
