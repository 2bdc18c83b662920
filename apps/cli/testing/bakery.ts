import type { Site, SiteMetadata } from '../../site/src/content/siteShape.ts';

/** A second client, for tests: nothing of it is as the demo has it. */
export const bakery: Site = {
  brand: 'Padaria Lua',
  logo: undefined,
  verb: 'Raise',
  tagline: 'Websites and campaigns for bakeries.',
  phone: '+351 21 346 0700',
  email: 'ola@padarialua.pt',
  founder: 'Inês Lua',
  region: 'Portugal',
  origin: 'Alfama, the old quarter of Lisbon',
  location: 'Lisboa, Portugal',
  address: ['Rua das Flores 12', '1200-195 Lisboa', 'Portugal'],
  postalCode: '1200-195',
  timeZone: 'Europe/Lisbon',
  position: { latitude: 38.7101, longitude: -9.1425 },
  links: {
    consultation: 'https://padarialua.pt/consulta',
    websiteOrder: 'https://padarialua.pt/encomenda',
    story: 'https://padarialua.pt/historia',
    scheduling: undefined,
  },
  authority: 'the Comissão Nacional de Proteção de Dados',
  tamilNotice: undefined,
  whatsapp: '351213460700',
  social: [{ label: 'Instagram', icon: 'instagram', href: 'https://instagram.com/padarialua' }],
  legal: [{ label: 'Privacy Policy', page: 'privacy', href: 'https://padarialua.pt/privacidade' }],
};

export const bakeryMetadata: SiteMetadata = {
  locale: 'en_PT',
  address: {
    street: 'Rua das Flores 12',
    town: 'Lisboa',
    region: '',
    postalCode: '1200-195',
    country: 'Portugal',
  },
};
