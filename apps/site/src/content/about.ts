import { site } from './site';

export const about = {
  seo: {
    title: `About ${site.brand}`,
    description: `Who ${site.brand} is: a digital agency from a town in ${site.region} that helps small and mid-sized businesses grow.`,
  },
  hero: {
    title: `About ${site.brand}`,
    text: 'Empowering businesses with technology, creativity, and growth strategies',
  },
  story: {
    title: 'Our Story',
    paragraphs: [
      `${site.brand} began in ${site.origin} where every shop owner is known by name. We still work that way: we listen first, and we build what the business in front of us needs.`,
      'Today we serve 600+ happy clients, 12+ of them international. We specialise in web design, digital marketing and AI automation, and the same people who plan a project carry it through.',
      'Our mission is to help small and mid-sized businesses grow with innovation: with tools that are simple to use, honest about what they cost, and still theirs when the project is over.',
    ],
    picture: '/drawings/street.svg',
  },
  milestones: {
    title: 'Our Milestones',
    figures: [
      { value: '440+', label: 'Projects Completed' },
      { value: '600+', label: 'Happy Clients' },
      { value: '99%', label: 'Client Satisfaction' },
    ],
  },
  founder: {
    title: 'Meet Our Founder',
    name: site.founder,
    portrait: site.portrait,
    bio: 'A lawyer, entrepreneur and marketer: trained to read the small print, used to running a business, and at home in finding the people it is for. The agency grew out of all three.',
  },
} as const;
