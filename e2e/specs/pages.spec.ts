import type { Locator, Page } from '@playwright/test';
import { untilRead } from '../support/dialogs.ts';
import { overflowOf } from '../support/overflowOf.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violationsOf.ts';

const CONSULTATION = 'https://example.com/consultation';
const ORDER = 'https://example.com/order-a-website';
const NEW_TAB = '(opens in a new tab)';

/** Claims of the agency that no page may make. */
const UNPLACED_CLAIMS = /\b50\+|\b25\+|\b200\+|\b(5|five)[- ]star/i;

const SERVICES = [
  {
    title: 'Web Development',
    description:
      'Custom websites, ecommerce stores, and scalable platforms designed to grow your brand.',
    features: ['Custom Design', 'Mobile Responsive', 'SEO Optimized', 'Fast Loading'],
    button: 'Start Your Website',
    target: ORDER,
  },
  {
    title: 'Marketing',
    description: 'Performance-driven digital marketing campaigns that deliver leads and growth.',
    features: [
      'Social Media Marketing',
      'PPC Campaigns',
      'Content Strategy',
      'Analytics & Reporting',
    ],
    button: 'Boost Your Marketing',
    target: CONSULTATION,
  },
  {
    title: 'AI Automation',
    description:
      'Automate workflows, boost efficiency, and scale your business with AI-powered solutions.',
    features: [
      'Workflow Automation',
      'AI Integration',
      'Process Optimization',
      'Scalable Solutions',
    ],
    button: 'Automate Your Business',
    target: CONSULTATION,
  },
];

/** A link that leaves the site, says so, and gives the new page no hold on this one. */
async function expectToLeave(link: Locator, target: string | RegExp) {
  await expect(link).toHaveAttribute('href', target);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
}

async function expectService(card: Locator, service: (typeof SERVICES)[number]) {
  await expect(card.getByRole('paragraph')).toHaveText(service.description);
  await expect(card.getByRole('listitem')).toHaveText(service.features);
  await expectToLeave(
    card.getByRole('link', { name: `${service.button} ${NEW_TAB}`, exact: true }),
    service.target,
  );
}

test.describe('every page', () => {
  for (const { path, current, h1 } of pages) {
    test(`${path} answers with its own headline and marks itself in the navigation`, async ({
      page,
    }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([h1]);
      const nav = page.getByRole('navigation', { name: 'Main' });
      const links = nav.getByRole('listitem').getByRole('link');
      await expect(links).toHaveText(pages.map((other) => other.current));
      await expect(nav.locator('[aria-current]')).toHaveText([current]);
      await expect(nav.getByRole('link', { name: current, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expectToLeave(
        nav.getByRole('link', { name: `Get Free Consultation ${NEW_TAB}` }),
        CONSULTATION,
      );
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Uplift', exact: true }),
      ).toHaveAttribute('href', '/');
    });

    test(`${path} makes none of the forbidden claims and marks the links that lead elsewhere`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText(UNPLACED_CLAIMS);
      // The contact bar of phones has no name here; `contactBar.spec.ts` looks at its links.
      const external = await page.locator('a[href^="http"]:visible').all();
      expect(external.length).toBeGreaterThan(0);
      for (const link of external) await expectToLeave(link, /^https:\/\//);
      await expect(page.locator('a[href^="#"]')).toHaveText(['Skip to content']);
      await expect(page.locator('a[href^="/admin"]')).toHaveCount(0);
    });

    test(`${path} fits into 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      expect(await overflowOf(page)).toBe(0);
      await page.evaluate(() => {
        // The text spacing that WCAG 1.4.12 asks a page to bear.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
        );
        document.adoptedStyleSheets.push(sheet);
      });
      expect(await overflowOf(page)).toBe(0);
      await page.getByRole('button', { name: 'Menu' }).click();
      expect(await overflowOf(page)).toBe(0);
    });
  }

  test('each page has a title and a description of its own', async ({ page, problems }) => {
    problems.expect(/404/);
    const titles: string[] = [];
    const descriptions: (string | null)[] = [];
    for (const path of [...pages.map((each) => each.path), '/nowhere']) {
      await page.goto(path);
      await expect(page.locator('head > title')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      titles.push(await page.title());
      descriptions.push(await page.locator('meta[name="description"]').getAttribute('content'));
    }
    expect(titles.every((title) => title.includes('Uplift'))).toBe(true);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  test('an external link opens a new tab that does not know where it came from', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    const opening = context.waitForEvent('page');
    await page
      .getByRole('banner')
      .getByRole('link', { name: `Get Free Consultation ${NEW_TAB}` })
      .click();
    const opened = await opening;
    await opened.waitForURL(CONSULTATION);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the footer', () => {
  test('lists the pages, the services and the ways to reach the agency', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const quickLinks = footer.getByRole('navigation', { name: 'Quick Links' });
    await expect(quickLinks.getByRole('heading', { name: 'Quick Links' })).toBeVisible();
    const links = quickLinks.getByRole('link');
    await expect(links).toHaveText(['About Us', 'Services', 'Portfolio', 'Blog', 'Contact']);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/about', '/services', '/portfolio', '/blog', '/contact']);

    const services = footer.getByRole('list').filter({ hasText: 'Brand Strategy' });
    await expect(services.getByRole('listitem')).toHaveText([
      'Web Development',
      'Digital Marketing',
      'AI Automation',
      'Brand Strategy',
      'Content Creation',
    ]);
    await expect(services.getByRole('link')).toHaveCount(0);

    await expect(footer.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
    await expect(footer.getByRole('link', { name: 'hello@uplift.example' })).toHaveAttribute(
      'href',
      'mailto:hello@uplift.example',
    );
    await expect(footer.getByText('Valangaiman, Tamil Nadu 612804')).toBeVisible();
  });

  test('says of each placeholder that it leads nowhere yet', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const name of [
      'Facebook',
      'Instagram',
      'LinkedIn',
      'YouTube',
      'Privacy Policy',
      'Terms of Service',
      'Cookie Policy',
    ]) {
      const link = footer.getByRole('link', { name, exact: true, disabled: true });
      await expect(link).toBeVisible();
      await expect(link).not.toHaveAttribute('href');
    }
    await expect(
      footer.getByRole('list', { name: 'Social media' }).getByRole('listitem'),
    ).toHaveCount(4);
  });

  test('carries the year in which it is read', async ({ page }) => {
    // The built page carries the year of its building.
    await page.clock.setFixedTime(new Date('2031-02-01T12:00:00'));
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('© 2031 Uplift');
    // A page that had to be thrown away would have lost its answer to this.
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(page).toHaveURL('/blog');
    await expect(footer).toContainText('© 2031 Uplift');
  });
});

test.describe('home', () => {
  test.beforeEach(({ page }) => page.goto('/').then(() => {}));

  test('opens with the promise, two ways on and five figures', async ({ page }) => {
    const main = page.getByRole('main');
    await expect(main.getByText('Websites | Marketing | AI Automation')).toBeVisible();
    await expectToLeave(
      main.getByRole('link', { name: `Get Free Consultation ${NEW_TAB}` }),
      CONSULTATION,
    );
    await expectToLeave(
      main.getByRole('link', { name: `Watch Our Story ${NEW_TAB}` }),
      'https://example.com/our-story',
    );
    const badges = main.getByRole('list').filter({ hasText: 'Years Combined Experience' });
    await expect(badges.getByRole('listitem')).toHaveText([
      '600+ Clients',
      '12+ International',
      '15+ Years Combined Experience',
    ]);
    for (const card of ['440+ Projects', '99% Satisfaction']) {
      await expect(main.getByRole('paragraph').filter({ hasText: card }).first()).toBeVisible();
    }
  });

  test('proves its record with three counters above two figures', async ({ page }) => {
    const stats = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Proven Track Record' }) });
    await expect(stats.getByRole('paragraph')).toContainText([
      '440+ Projects',
      '15+ Years',
      '99% Satisfaction',
    ]);
    await expect(stats.getByRole('listitem')).toHaveText([
      '600+ Clients',
      '12+ International Clients',
    ]);
  });

  test('shows the three services and leads to all of them', async ({ page }) => {
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText([
      'Web Development',
      'Digital Marketing',
      'AI Automation',
    ]);
    for (const [index, service] of SERVICES.entries()) {
      await expectService(cards.nth(index), service);
    }
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: 'View All Services', exact: true }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('closes with an invitation', async ({ page }) => {
    const invitation = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Ready to Uplift Your Brand?' }) });
    await expectToLeave(
      invitation.getByRole('link', { name: `Start Your Project ${NEW_TAB}` }),
      CONSULTATION,
    );
    await expectToLeave(
      invitation.getByRole('link', { name: `Schedule a Call ${NEW_TAB}` }),
      'https://example.com/schedule',
    );
    await expect(invitation.getByRole('listitem')).toHaveText([
      '+91 98765 43210',
      'hello@uplift.example',
      'Valangaiman, Tamil Nadu',
    ]);
    await expect(invitation.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
    await expect(invitation.getByRole('link', { name: 'hello@uplift.example' })).toHaveAttribute(
      'href',
      'mailto:hello@uplift.example',
    );
  });

  test('keeps its sections in order', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Proven Track Record',
      'Our Services',
      'Ready to Uplift Your Brand?',
    ]);
  });
});

test('about tells the story, the milestones and the founder', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(
    main.getByText('Empowering businesses with technology, creativity, and growth strategies', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Our Story',
    'Our Milestones',
    'Meet Our Founder',
  ]);
  const section = (title: string) =>
    main.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
  for (const words of [
    /a town in southern India/,
    /600\+ happy clients/,
    /12\+ .*international/,
    /web design, digital marketing and AI automation/,
    /help small and mid-sized businesses grow with innovation/,
  ]) {
    await expect(section('Our Story')).toContainText(words);
  }
  await expect(section('Our Milestones').getByRole('listitem')).toHaveText([
    '440+ Projects Completed',
    '600+ Happy Clients',
    '99% Client Satisfaction',
  ]);
  const founder = section('Meet Our Founder');
  await expect(founder.getByRole('heading', { level: 3 })).toHaveText("[Founder's name]");
  await expect(founder.getByText('F', { exact: true })).toBeVisible();
  await expect(founder).toContainText(/lawyer, entrepreneur and marketer/);
});

test('services lists the three cards to the letter', async ({ page }) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  await expect(
    main.getByText(
      'Discover our comprehensive range of digital solutions designed to accelerate your business growth',
      { exact: true },
    ),
  ).toBeVisible();
  const cards = main.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(SERVICES.map(({ title }) => title));
  for (const [index, service] of SERVICES.entries()) {
    await expectService(cards.nth(index), service);
    await expect(cards.nth(index).locator('svg').first()).toBeVisible();
  }
});

for (const path of ['/services', '/portfolio', '/blog']) {
  test(`cards stand in one, two and three columns on ${path}`, async ({ page }) => {
    await page.goto(path);
    await untilRead(page);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.nth(2)).toBeVisible();
    for (const [width, columns] of [
      [375, 1],
      [767, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await cards.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
    }
  });
}

test('portfolio and blog say what they are', async ({ page }) => {
  await page.goto('/portfolio');
  await expect(
    page.getByText('Explore our latest projects and success stories that showcase our expertise', {
      exact: true,
    }),
  ).toBeVisible();
  await page.goto('/blog');
  await expect(
    page.getByText('Insights, tips, and industry updates from our experts', { exact: true }),
  ).toBeVisible();
});

test.describe('an address without a page', () => {
  for (const path of ['/nowhere', '/blog/x/y', '/portfolio/x/y', '/about/us', '/index.php']) {
    test(`${path} is answered with 404 and a way home`, async ({ page, problems }) => {
      problems.expect(/404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle('Page not found – Uplift');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(
        page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]'),
      ).toHaveCount(0);
      await page.getByRole('main').getByRole('link').click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    });
  }

  for (const path of ['/about/', '/About', '/about.html', '/blog/']) {
    test(`${path} is the same to the server and to the browser`, async ({ page, problems }) => {
      problems.expect(/status of 404|^404 GET/);
      const answer = await page.goto(path);
      const missing = page.getByRole('heading', { name: 'Oops! Page not found' });
      // The browser's own view stands as soon as the menu answers.
      await page.setViewportSize({ width: 375, height: 700 });
      await expect(async () => {
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
          'aria-expanded',
          'true',
        );
      }).toPass();
      await expect(missing).toHaveCount(answer?.status() === 404 ? 1 : 0);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** How opaque an element is, with everything that it stands in. */
  const opacityOf = (locator: Locator) =>
    locator.evaluate((element) => {
      let opacity = 1;
      for (let each: Element | null = element; each; each = each.parentElement) {
        opacity *= Number(getComputedStyle(each).opacity);
      }
      return opacity;
    });

  for (const { path, h1 } of pages) {
    test(`${path} can be read and left`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: h1, exact: true })).toBeVisible();
      const nav = page.getByRole('navigation', { name: 'Main' });
      await expect(nav.getByRole('link')).toHaveCount(7);
      for (const link of await nav.getByRole('link').all()) await expect(link).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('+91 98765 43210');
      for (const text of await page.getByRole('main').locator('h1, h2, h3, p, li, a').all()) {
        expect(await opacityOf(text)).toBe(1);
      }
      await nav.getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page).toHaveURL('/contact');
    });

    test(`${path} leads to every page on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 700 });
      await page.goto(path);
      const nav = page.getByRole('navigation', { name: 'Main' });
      for (const { current } of pages) {
        await expect(nav.getByRole('link', { name: current, exact: true })).toBeVisible();
      }
      expect(await overflowOf(page)).toBe(0);
    });
  }

  test('home shows its final figures', async ({ page }) => {
    await page.goto('/');
    const stats = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Proven Track Record' }) });
    for (const figure of ['440+', '15+', '99%']) {
      await expect(stats.getByText(figure, { exact: true }).first()).toBeVisible();
    }
    await expect(stats.getByText('0+', { exact: true })).toHaveCount(0);
  });

  test('services and contact details are there', async ({ page }) => {
    await page.goto('/services');
    for (const { title, button } of SERVICES) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: `${button} ${NEW_TAB}` })).toBeVisible();
    }
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '+91 98765 43210' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'hello@uplift.example' })).toBeVisible();
    await expect(main.getByText('Tamil Nadu 612804').first()).toBeVisible();
    await expect(main.getByRole('link', { name: `Chat on WhatsApp ${NEW_TAB}` })).toBeVisible();
  });
});

test.describe('accessible', () => {
  test.use({ reducedMotion: 'reduce' });

  /** Looks at the page as it stands, in both colour schemes. */
  async function expectNoViolations(page: Page) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page), `in ${colorScheme} colours`).toEqual([]);
    }
  }

  for (const width of [375, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      for (const path of [...pages.map((each) => each.path), '/nowhere']) {
        test(`is ${path}`, async ({ page, problems }) => {
          if (path === '/nowhere') problems.expect(/404/);
          await page.goto(path);
          await expect(page.getByText(/^Loading/)).toHaveCount(0);
          await expectNoViolations(page);
        });
      }

      for (const { list, card } of [
        { list: '/blog', card: 'Have your Pongal page ready by December' },
        { list: '/portfolio', card: 'Manjal Malar Mahal' },
      ]) {
        test(`is a dialog on ${list}`, async ({ page }) => {
          await page.goto(list);
          await page.getByRole('link', { name: card }).click();
          await expect(page.getByRole('dialog', { name: card })).toHaveCSS('opacity', '1');
          await expectNoViolations(page);
        });
      }

      test('is the contact form with its errors', async ({ page }) => {
        await page.goto('/contact');
        await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
        await expectNoViolations(page);
      });

      test('is a notification, with what is offered instead', async ({ page, problems }) => {
        problems.expect(/net::ERR_FAILED/);
        await page.route('**/rest/v1/contact_messages*', (route) => route.abort());
        await page.goto('/contact');
        await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
        await page.getByLabel('Name').fill('Kavitha');
        await page.getByLabel('Email').fill('kavitha@example.com');
        await page.getByRole('textbox', { name: 'Message' }).fill('A shop needs a website.');
        await page.getByRole('button', { name: 'Send Message' }).click();
        await page.getByText('Error sending message').hover();
        await expect(page.getByRole('link', { name: /Send this on WhatsApp/ })).toBeVisible();
        await expectNoViolations(page);
      });
    });
  }

  test('is the open menu', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/services');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }),
    ).toBeVisible();
    await expectNoViolations(page);
  });
});
