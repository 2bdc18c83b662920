import type { Service } from '@agency/ui/patterns/ServiceCard';
import { pageIcons } from '@agency/ui/primitives/pageIcons';
import { site } from './site';

export const services = {
  seo: {
    title: `Services – ${site.brand}`,
    description:
      'Web development, digital marketing and AI automation for small and mid-sized businesses.',
  },
  hero: {
    title: 'Our Services',
    text: 'Discover our comprehensive range of digital solutions designed to accelerate your business growth',
  },
  cards: [
    {
      id: 'web-development',
      icon: pageIcons.globe,
      title: 'Web Development',
      description:
        'Custom websites, ecommerce stores, and scalable platforms designed to grow your brand.',
      features: ['Custom Design', 'Mobile Responsive', 'SEO Optimized', 'Fast Loading'],
      ctaText: 'Start Your Website',
      ctaLink: site.links.websiteOrder,
    },
    {
      id: 'marketing',
      icon: pageIcons.megaphone,
      title: 'Marketing',
      description: 'Performance-driven digital marketing campaigns that deliver leads and growth.',
      features: [
        'Social Media Marketing',
        'PPC Campaigns',
        'Content Strategy',
        'Analytics & Reporting',
      ],
      ctaText: 'Boost Your Marketing',
      ctaLink: site.links.consultation,
    },
    {
      id: 'ai-automation',
      icon: pageIcons.automation,
      title: 'AI Automation',
      description:
        'Automate workflows, boost efficiency, and scale your business with AI-powered solutions.',
      features: [
        'Workflow Automation',
        'AI Integration',
        'Process Optimization',
        'Scalable Solutions',
      ],
      ctaText: 'Automate Your Business',
      ctaLink: site.links.consultation,
    },
  ],
} as const satisfies { cards: readonly Service[] } & Record<string, unknown>;
