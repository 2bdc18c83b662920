// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { fileOf } from '../../apps/site/src/lib/pages.ts';
import { pages } from '../support/pages.ts';
import { attributesOf, documentOf, entries, listed, textsOf } from './builtPages.ts';

// What visitors read before any script runs, and without one.

const CONSULTATION = 'https://example.com/consultation';
const ORDER = 'https://example.com/order-a-website';
const NEW_TAB = '(opens in a new tab)';
/** Claims of the agency that no page may make. */
const UNPLACED_CLAIMS = /\b50\+|\b25\+|\b200\+|\b(5|five)[- ]star/i;

const SERVICES = [
  {
    title: 'Web Development',
    text: 'Custom websites, ecommerce stores, and scalable platforms designed to grow your brand.',
    features: ['Custom Design', 'Mobile Responsive', 'SEO Optimized', 'Fast Loading'],
    link: ['Start Your Website', ORDER],
  },
  {
    title: 'Marketing',
    text: 'Performance-driven digital marketing campaigns that deliver leads and growth.',
    features: [
      'Social Media Marketing',
      'PPC Campaigns',
      'Content Strategy',
      'Analytics & Reporting',
    ],
    link: ['Boost Your Marketing', CONSULTATION],
  },
  {
    title: 'AI Automation',
    text: 'Automate workflows, boost efficiency, and scale your business with AI-powered solutions.',
    features: [
      'Workflow Automation',
      'AI Integration',
      'Process Optimization',
      'Scalable Solutions',
    ],
    link: ['Automate Your Business', CONSULTATION],
  },
];

const pageAt = (path: string) => documentOf(fileOf({ path }));
const bodyOf = (path: string) => textsOf(pageAt(path), 'body')[0] ?? '';
/** The section below a heading. */
function sectionOf(path: string, heading: string): Element {
  const found = [...pageAt(path).querySelectorAll('section')].find(
    (section) => section.querySelector('h1, h2')?.textContent === heading,
  );
  if (!found) throw new Error(`${path} has no section "${heading}".`);
  return found;
}
/** Words and targets of links, without the note that they open a tab. */
const linksOf = (root: ParentNode, selector = 'a[href]') =>
  [...root.querySelectorAll(selector)].map((link) => [
    (link.getAttribute('aria-label') ?? link.textContent ?? '').replace(NEW_TAB, '').trim(),
    link.getAttribute('href'),
  ]);
const cardsOf = (root: ParentNode) =>
  [...root.querySelectorAll('article')].map((card) => ({
    title: textsOf(card, 'h2, h3')[0],
    text: textsOf(card, 'p')[0],
    features: textsOf(card, 'li'),
    link: linksOf(card)[0],
  }));

describe.each(pages)('$path', ({ path, current, h1 }) => {
  test('has its headline and the navigation, in which it marks itself', () => {
    const page = pageAt(path);
    expect(textsOf(page, 'h1')).toEqual([h1]);
    const nav = page.querySelector('nav[aria-label="Main"]') as Element;
    expect(linksOf(nav, 'li a')).toEqual(pages.map((each) => [each.current, each.path]));
    expect(textsOf(nav, '[aria-current="page"]')).toEqual([current]);
    expect(linksOf(nav)).toContainEqual(['Get Free Consultation', CONSULTATION]);
    expect(linksOf(page, 'header a[href="/"]')[0]).toEqual(['Uplift', '/']);
    expect(textsOf(page, 'a[href^="#"]')).toEqual(['Skip to content']);
  });
});

test('no page makes one of the forbidden claims', () => {
  for (const file of listed) {
    expect(textsOf(documentOf(file), 'body')[0], file).not.toMatch(UNPLACED_CLAIMS);
  }
});

test('each link that leaves the site says so, and gives the new page no hold on this one', () => {
  for (const file of listed) {
    const links = [...documentOf(file).querySelectorAll('a[href^="http"]')];
    expect(links.length, file).toBeGreaterThan(0);
    for (const link of links) {
      const name = link.getAttribute('aria-label') ?? link.textContent ?? '';
      expect(name.endsWith(NEW_TAB), `${file}: ${link.outerHTML}`).toBe(true);
      expect(link.getAttribute('href')).toMatch(/^https:\/\//);
      expect(link.getAttribute('target'), name).toBe('_blank');
      expect(link.getAttribute('rel'), name).toBe('noopener noreferrer');
    }
  }
});

describe('the footer', () => {
  const footer = () => pageAt('/').querySelector('footer') as Element;

  test('lists the pages, the services and the ways to reach the agency', () => {
    expect(linksOf(footer(), 'nav a')).toEqual([
      ['About Us', '/about'],
      ['Services', '/services'],
      ['Portfolio', '/portfolio'],
      ['Blog', '/blog'],
      ['Contact', '/contact'],
    ]);
    expect(textsOf(footer(), 'li').join()).toContain(
      'Web Development,Digital Marketing,AI Automation,Brand Strategy,Content Creation',
    );
    expect(linksOf(footer())).toContainEqual(['+91 98765 43210', 'tel:+919876543210']);
    expect(linksOf(footer())).toContainEqual([
      'hello@uplift.example',
      'mailto:hello@uplift.example',
    ]);
    expect(textsOf(footer(), 'li, p, address').join()).toContain('Valangaiman, Tamil Nadu 612804');
    expect(textsOf(footer(), 'p').join()).toMatch(
      new RegExp(`© ${new Date().getFullYear()} Uplift`),
    );
  });

  test('says of each placeholder that it leads nowhere yet', () => {
    const placeholders = [...footer().querySelectorAll('a[role="link"][aria-disabled="true"]')];
    expect(
      placeholders.map((link) => link.getAttribute('aria-label') ?? link.textContent?.trim()),
    ).toEqual([
      'Facebook',
      'Instagram',
      'LinkedIn',
      'YouTube',
      'Privacy Policy',
      'Terms of Service',
      'Cookie Policy',
    ]);
    expect(placeholders.filter((link) => link.hasAttribute('href'))).toEqual([]);
    expect(footer().querySelectorAll('ul[aria-label="Social media"] li')).toHaveLength(4);
  });
});

describe('home', () => {
  test('keeps its sections in order', () => {
    expect(textsOf(pageAt('/'), 'main h2')).toEqual([
      'Proven Track Record',
      'Our Services',
      'Ready to Uplift Your Brand?',
    ]);
  });

  test('opens with the promise, two ways on and five figures', () => {
    const hero = sectionOf('/', 'Your Growth Partner – Uplift');
    expect(textsOf(hero, 'p')).toContain('Websites | Marketing | AI Automation');
    expect(linksOf(hero)).toEqual([
      ['Get Free Consultation', CONSULTATION],
      ['Watch Our Story', 'https://example.com/our-story'],
    ]);
    expect(textsOf(hero, 'li')).toEqual([
      '600+ Clients',
      '12+ International',
      '15+ Years Combined Experience',
    ]);
    expect(textsOf(hero, 'p')).toEqual(
      expect.arrayContaining(['440+ Projects', '99% Satisfaction']),
    );
  });

  test('proves its record with three counters at their end, above two figures', () => {
    const stats = sectionOf('/', 'Proven Track Record');
    expect(textsOf(stats, 'p').join()).toContain('440+ Projects');
    expect(textsOf(stats, 'p').join()).toContain('15+ Years');
    expect(textsOf(stats, 'p').join()).toContain('99% Satisfaction');
    expect(textsOf(stats, 'li')).toEqual(['600+ Clients', '12+ International Clients']);
  });

  test('shows the three services and leads to all of them', () => {
    const section = sectionOf('/', 'Our Services');
    expect(cardsOf(section)).toEqual(
      SERVICES.map((each) =>
        each.title === 'Marketing' ? { ...each, title: 'Digital Marketing' } : each,
      ),
    );
    expect(linksOf(section).at(-1)).toEqual(['View All Services', '/services']);
  });

  test('closes with an invitation', () => {
    const invitation = sectionOf('/', 'Ready to Uplift Your Brand?');
    expect(linksOf(invitation)).toEqual([
      ['Start Your Project', CONSULTATION],
      ['Schedule a Call', 'https://example.com/schedule'],
      ['+91 98765 43210', 'tel:+919876543210'],
      ['hello@uplift.example', 'mailto:hello@uplift.example'],
    ]);
    expect(textsOf(invitation, 'li').at(-1)).toBe('Valangaiman, Tamil Nadu');
  });
});

test('about has the story, the milestones and the founder, and ends with an action', () => {
  expect(bodyOf('/about')).toContain(
    'Empowering businesses with technology, creativity, and growth strategies',
  );
  expect(textsOf(pageAt('/about'), 'main h2')).toEqual([
    'Our Story',
    'Our Milestones',
    'Meet Our Founder',
    'Ready to Uplift Your Brand?',
  ]);
  const story = sectionOf('/about', 'Our Story').textContent;
  for (const words of [
    /a town in southern India/,
    /600\+ happy clients/,
    /12\+ .*international/,
    /web design, digital marketing and AI automation/,
    /help small and mid-sized businesses grow with innovation/,
  ]) {
    expect(story).toMatch(words);
  }
  expect(textsOf(sectionOf('/about', 'Our Milestones'), 'li')).toEqual([
    '440+ Projects Completed',
    '600+ Happy Clients',
    '99% Client Satisfaction',
  ]);
  const founder = sectionOf('/about', 'Meet Our Founder');
  expect(textsOf(founder, 'h3')).toEqual(["[Founder's name]"]);
  expect(founder.textContent).toMatch(/lawyer, entrepreneur and marketer/);
});

test('services lists the three cards to the letter', () => {
  expect(bodyOf('/services')).toContain(
    'Discover our comprehensive range of digital solutions designed to accelerate your business growth',
  );
  expect(cardsOf(pageAt('/services'))).toEqual(SERVICES);
});

test('portfolio and blog say what they are, and show their newest entries', () => {
  expect(bodyOf('/portfolio')).toContain(
    'Explore our latest projects and success stories that showcase our expertise',
  );
  expect(bodyOf('/blog')).toContain('Insights, tips, and industry updates from our experts');
  for (const path of ['/portfolio', '/blog']) {
    const cards = [...pageAt(path).querySelectorAll('main article')];
    expect(cards).toHaveLength(6);
    for (const card of cards) expect(linksOf(card)[0]?.[1]).toMatch(new RegExp(`^${path}/`));
  }
});

test.each(['/blog', '/portfolio'])('%s leads to an archive with every entry', (path) => {
  expect(linksOf(pageAt(path)).flat()).toContain(`${path}/archive`);
  const linked = attributesOf(pageAt(`${path}/archive`), `main li a[href^="${path}/"]`, 'href');
  const own = entries.filter((file) => file.startsWith(`${path.slice(1)}/`));
  expect(linked.toSorted()).toEqual(
    own.map((file) => encodeURI(`/${file.replace('.html', '')}`)).toSorted(),
  );
});

test('an article has its text, its date and its picture', () => {
  const article = pageAt('/blog/pongal-page-ready-by-december').querySelector('article') as Element;
  expect(textsOf(article, 'h1')).toEqual(['Have your Pongal page ready by December']);
  expect(textsOf(article, 'time')).toEqual(['November 12, 2026']);
  expect(article.textContent).toContain('Start with what is certain.');
  expect(attributesOf(article, 'img', 'src')[0]).toMatch(/\/pictures\/\S+-bc9c85-1600\.avif$/);
});

test('an article says who wrote it, what to do next, and what a chat is about', () => {
  const page = pageAt('/blog/pongal-page-ready-by-december');
  const note = page.querySelector('main section[aria-label="About Uplift"]') as Element;
  expect(note.textContent).toMatch(/^Uplift builds websites/);
  expect(linksOf(note)).toEqual([
    ['Get Free Consultation', CONSULTATION],
    ['About Uplift', '/about'],
  ]);
  const chat = page.querySelector('nav[aria-label="Call or chat"] a[href*="wa.me"]');
  expect(decodeURIComponent(chat?.getAttribute('href') ?? '')).toMatch(
    /I have a question about \S+\/blog\/pongal-page-ready-by-december$/,
  );
});

test.each(entries)('%s does not name the next article among related ones', (file) => {
  const page = documentOf(file);
  const next = page.querySelector(
    'nav:is([aria-label="More posts"], [aria-label="More projects"]) a',
  );
  const related = attributesOf(page, 'section[aria-label^="Related"] a', 'href');
  expect(related).not.toContain(next?.getAttribute('href'));
});

test('the contact page has every way of contact, and without JavaScript no form', () => {
  const main = pageAt('/contact').querySelector('main') as Element;
  const links = linksOf(main);
  expect(links).toContainEqual(['+91 98765 43210', 'tel:+919876543210']);
  expect(links).toContainEqual(['hello@uplift.example', 'mailto:hello@uplift.example']);
  expect(links.find(([name]) => name === 'Chat on WhatsApp')?.[1]).toMatch(
    /^https:\/\/wa\.me\/919876543210/,
  );
  expect(main.textContent).toContain('Tamil Nadu 612804');
  expect(main.querySelector('noscript')?.textContent).toContain('This form needs JavaScript.');
});

test('the 404 page marks no page in the navigation, and shows a way home', () => {
  const page = documentOf('404.html');
  expect(page.title).toBe('Page not found – Uplift');
  expect(textsOf(page, 'h1')).toEqual(['Oops! Page not found']);
  expect(textsOf(page, 'nav[aria-label="Main"] [aria-current]')).toEqual([]);
  expect(attributesOf(page, 'main a', 'href')).toEqual(['/']);
});
