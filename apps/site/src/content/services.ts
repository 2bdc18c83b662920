import type { Service } from '@agency/ui/patterns/ServiceCard';
import { serviceIcons } from '@agency/ui/primitives/serviceIcons';
import { paths } from '../lib/paths';
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
      icon: serviceIcons.globe,
      picture: '/drawings/web-development.svg',
      title: 'Web Development',
      description:
        'Custom websites, ecommerce stores, and scalable platforms designed to grow your brand.',
      features: ['Custom Design', 'Mobile Responsive', 'SEO Optimized', 'Fast Loading'],
      ctaText: 'Start Your Website',
      ctaLink: site.links.websiteOrder,
    },
    {
      id: 'marketing',
      icon: serviceIcons.megaphone,
      picture: '/drawings/digital-marketing.svg',
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
      icon: serviceIcons.automation,
      picture: '/drawings/ai-automation.svg',
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
  projects: {
    title: 'What we have made',
    all: (category: string) => `All of ${category}`,
  },
  steps: {
    title: 'How a project goes',
    points: [
      {
        title: 'We listen',
        text: 'The first talk is free. We ask what people come to you for, and what they get wrong.',
      },
      {
        title: 'You see the plan',
        text: 'What will be made, who writes the texts and takes the photographs, and what it costs.',
      },
      {
        title: 'We build, you try',
        text: 'You look at it on your own phone while it grows, and say what should change.',
      },
      {
        title: 'It is yours',
        text: 'Texts, pictures and access stay with you, and you know how to change what changes.',
      },
    ],
  },
  questions: {
    title: 'What owners ask',
    points: [
      {
        title: 'What does a website cost?',
        text: 'It has three prices: building it, feeding it, and moving it one day. Ask for all three.',
        links: [{ href: `${paths.blog}?q=prices`, label: 'More about prices' }],
      },
      {
        title: 'How long does it take?',
        text: 'The words and photographs take longer than the building. Whoever begins with them is ready in time.',
        links: [{ href: `${paths.blog}?q=ready`, label: 'More about being ready' }],
      },
      {
        title: 'Who writes the texts?',
        text: 'You know your customers, we know how to ask. What you tell us becomes the text, and you read every line.',
        links: [{ href: `${paths.blog}?q=words`, label: 'More about words' }],
      },
      {
        title: 'What happens afterwards?',
        text: 'Prices, photographs and opening hours change: you change them yourself, or ask us. Your domain name stays yours.',
        links: [{ href: `${paths.blog}?q=domain`, label: 'More about your domain' }],
      },
    ],
  },
} as const satisfies { cards: readonly Service[] } & Record<string, unknown>;
