import { paths } from '../lib/paths';
import { services } from './services';
import { site } from './site';

/** What the home page words differently from the services page, by the service's id. */
const SERVICES_ON_HOME: Partial<Record<(typeof services.cards)[number]['id'], { title: string }>> =
  { marketing: { title: 'Digital Marketing' } };

export const home = {
  seo: {
    title: `Your Growth Partner – ${site.brand}`,
    description: `${site.brand} builds websites, runs marketing and automates work for small and mid-sized businesses in ${site.region}.`,
  },
  hero: {
    headline: `Your Growth Partner – ${site.brand}`,
    subline: 'Websites | Marketing | AI Automation',
    primary: { label: 'Get Free Consultation', href: site.links.consultation },
    secondary: { label: 'Watch Our Story', href: site.links.story },
    badges: [
      { value: '600+', label: 'Clients' },
      { value: '12+', label: 'International' },
      { value: '15+', label: 'Years Combined Experience' },
    ],
    cards: [
      { value: '440+', label: 'Projects' },
      { value: '99%', label: 'Satisfaction' },
    ],
  },
  stats: {
    title: 'Proven Track Record',
    counters: [
      { value: 440, suffix: '+', label: 'Projects', duration: 2500 },
      { value: 15, suffix: '+', label: 'Years', duration: 2000 },
      { value: 99, suffix: '%', label: 'Satisfaction', duration: 1800 },
    ],
    figures: [
      { value: '600+', label: 'Clients' },
      { value: '12+', label: 'International Clients' },
    ],
  },
  services: {
    title: 'Our Services',
    cards: services.cards.map((card) => ({ ...card, ...SERVICES_ON_HOME[card.id] })),
    all: { label: 'View All Services', href: paths.services },
  },
} as const;
