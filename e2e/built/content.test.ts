// @vitest-environment happy-dom
import { expect, test } from 'vitest';
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
    features: 'Custom Design,Mobile Responsive,SEO Optimized,Fast Loading',
    link: ['Start Your Website', ORDER],
  },
  {
    title: 'Marketing',
    text: 'Performance-driven digital marketing campaigns that deliver leads and growth.',
    features: 'Social Media Marketing,PPC Campaigns,Content Strategy,Analytics & Reporting',
    link: ['Boost Your Marketing', CONSULTATION],
  },
  {
    title: 'AI Automation',
    text: 'Automate workflows, boost efficiency, and scale your business with AI-powered solutions.',
    features: 'Workflow Automation,AI Integration,Process Optimization,Scalable Solutions',
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

test.each(pages)('$path has its headline, and marks itself in the navigation', (each) => {
  const page = pageAt(each.path);
  expect(textsOf(page, 'h1')).toEqual([each.h1]);
  const nav = page.querySelector('nav[aria-label="Main"]') as Element;
  expect(linksOf(nav, 'li a')).toEqual(pages.map(({ current, path }) => [current, path]));
  expect(textsOf(nav, '[aria-current="page"]')).toEqual([each.current]);
  expect(linksOf(nav)).toContainEqual(['Get Free Consultation', CONSULTATION]);
  expect(linksOf(page, 'header a[href="/"]')[0]).toEqual(['Uplift', '/']);
  expect(textsOf(page, 'a[href^="#"]')).toEqual(['Skip to content']);
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

// The accessibility tree of `screens/home.aria.yml` has all else of them: it leaves out digits.
test.each([
  [
    'home',
    'main',
    [
      ...['600+ Clients', '12+ International', '15+ Years Combined Experience'],
      ...['440+ Projects', '99% Satisfaction'],
      // A counter has its figure twice: one is counted up, the other is read to those who listen.
      ...['440+440+ Projects', '15+15+ Years', '99%99% Satisfaction'],
      ...['600+ Clients', '12+ International Clients', '+91 98765 43210'],
    ],
  ],
  [
    'the footer',
    'footer',
    [
      ...['+91 98765 43210', 'Valangaiman, Tamil Nadu 612804'],
      `© ${new Date().getFullYear()} Uplift. All rights reserved.`,
    ],
  ],
])('%s has its figures', (_, part, figures) => {
  const texts = textsOf(pageAt('/'), `${part} :is(p, li)`);
  expect(texts.filter((text) => /\d/.test(text))).toEqual(figures);
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
  const cards = [...pageAt('/services').querySelectorAll('article')].map((card) => ({
    title: textsOf(card, 'h2, h3')[0],
    text: textsOf(card, 'p')[0],
    features: textsOf(card, 'li').join(),
    link: linksOf(card)[0],
  }));
  expect(cards).toEqual(SERVICES);
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

test('a chat that begins at an article is about it', () => {
  const page = pageAt('/blog/pongal-page-ready-by-december');
  const [chat = ''] = attributesOf(page, 'nav[aria-label="Call or chat"] a[href*="wa.me"]', 'href');
  expect(decodeURIComponent(chat)).toMatch(
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

test('the contact page has its figures, and without JavaScript no form', () => {
  const main = pageAt('/contact').querySelector('main') as Element;
  expect(textsOf(main, 'a[href="tel:+919876543210"]')).toEqual(['+91 98765 43210']);
  expect(main.textContent).toContain('Tamil Nadu 612804');
  expect(main.querySelector('noscript')?.textContent).toContain('This form needs JavaScript.');
  // By these words browsers offer what a visitor has filled in elsewhere.
  for (const [field, purpose] of Object.entries({ name: 'name', email: 'email', mobile: 'tel' })) {
    expect(attributesOf(main, `[name=${field}]`, 'autocomplete'), field).toEqual([purpose]);
  }
});

test('the 404 page marks no page in the navigation, and shows a way home', () => {
  const page = documentOf('404.html');
  expect(page.title).toBe('Page not found – Uplift');
  expect(textsOf(page, 'h1')).toEqual(['Oops! Page not found']);
  expect(textsOf(page, 'nav[aria-label="Main"] [aria-current]')).toEqual([]);
  expect(attributesOf(page, 'main a', 'href')).toEqual([
    '/',
    '/services',
    '/portfolio',
    '/contact',
  ]);
});
