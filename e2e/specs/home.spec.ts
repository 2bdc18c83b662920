import type { Locator, Page } from '@playwright/test';
import { installClock, pauseClock } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';

/** Scrolls until this share of an element is above the viewport's lower edge, less a margin. */
async function showShare(element: Locator, share: number, margin = 0): Promise<void> {
  await element.evaluate(
    async (it, { share: wanted, margin: inset }) => {
      const { top, height } = it.getBoundingClientRect();
      const edge = window.innerHeight - inset;
      window.scrollBy({ top: top + height * wanted - edge, behavior: 'instant' });
      // Observers are notified in the order of their creation.
      await new Promise((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          resolve(entries);
        });
        observer.observe(it);
      });
    },
    { share, margin },
  );
}

/** CSS px: phones upright and sideways, tablets, laptops, a large screen, and a window at high zoom. */
const SIZES = [
  [320, 200],
  [320, 568],
  [360, 640],
  [375, 667],
  [414, 896],
  [768, 1024],
  [812, 375],
  [1024, 768],
  [1180, 820],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

test.describe('the hero', () => {
  test.use({ reducedMotion: 'reduce', hydrate: false });

  for (const [width, height] of SIZES) {
    test(`keeps its texts and cards in the page's column at ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      const { outside, gap } = await page.getByRole('heading', { level: 1 }).evaluate((h1) => {
        const hero = h1.closest('section');
        const column = hero?.firstElementChild;
        if (!hero || !column) throw new Error('The headline is in no section with a column.');
        const { paddingLeft, paddingRight } = getComputedStyle(column);
        const box = column.getBoundingClientRect();
        const left = box.left + Number.parseFloat(paddingLeft);
        const right = box.right - Number.parseFloat(paddingRight);
        const { top, bottom } = hero.getBoundingClientRect();
        const texts = [...hero.querySelectorAll('h1, p, p span, a, li, li span')];
        const leaves = (element: Element) => {
          const part = element.getBoundingClientRect();
          return (
            part.left < left - 1 ||
            part.right > right + 1 ||
            part.right > window.innerWidth ||
            part.top < top ||
            part.bottom > bottom ||
            (element === h1 && element.scrollWidth > element.clientWidth)
          );
        };
        const card = texts.find((element) => element.textContent === '440+ Projects');
        return {
          outside: texts.filter(leaves).map(({ textContent }) => textContent),
          gap: Math.abs(right - (card?.getBoundingClientRect().right ?? Number.NaN)),
        };
      });
      expect(outside).toEqual([]);
      expect(gap, 'from the first card to the edge of the column').toBeLessThanOrEqual(1);
    });
  }
});

test.describe('the closing invitation', () => {
  test.use({ reducedMotion: 'reduce', hydrate: false });

  for (const width of [320, 375, 768, 1024, 1280, 1440, 1920]) {
    test(`keeps the strokes of its kolam away from words and buttons at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      const band = page.locator('section').filter({ has: page.getByText('Schedule a Call') });
      const crossed = await band.evaluate((section) => {
        /** CSS px between the points that are tried. */
        const STEP = 2;
        /** CSS px: more than half of a stroke, which the box of its path leaves out. */
        const REACH = 8;
        const paths = [...section.querySelectorAll<SVGPathElement>('svg[viewBox] > path')];
        const strokes = paths.filter((path) => path.closest('a, li') === null);
        if (strokes.length === 0) throw new Error('The band has no drawing.');
        const meets = ({ left, top, right, bottom }: DOMRect) =>
          strokes.some((path) => {
            const box = path.getBoundingClientRect();
            if (left > box.right + REACH || right < box.left - REACH) return false;
            if (top > box.bottom + REACH || bottom < box.top - REACH) return false;
            const toDrawing = path.getScreenCTM()?.inverse();
            for (let x = left; x <= right; x += STEP) {
              for (let y = top; y <= bottom; y += STEP) {
                if (path.isPointInStroke(new DOMPoint(x, y).matrixTransform(toDrawing)))
                  return true;
              }
            }
            return false;
          });
        const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
        const buttons = [...section.querySelectorAll('a:not(li a)')];
        const found = buttons
          .filter((button) => meets(button.getBoundingClientRect()))
          .map((button) => button.textContent);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          if ([...range.getClientRects()].some(meets)) found.push(node.textContent ?? '');
        }
        return found;
      });
      expect(crossed).toEqual([]);
    });
  }
});

const countersOf = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Proven Track Record' }) })
    .getByRole('paragraph');

/** The animated digits, which are hidden from screen readers. */
const digitsOf = (page: Page) => countersOf(page).locator('[aria-hidden="true"]');

const figuresOf = async (page: Page) =>
  (await digitsOf(page).allTextContents()).map((text) => Number.parseInt(text, 10));

test.describe('the counters', () => {
  test('start when 30 % of them are visible, and count up once, along an ease-out curve', async ({
    page,
  }) => {
    await installClock(page);
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/');
    await expect(digitsOf(page)).toHaveText(['0+', '0+', '0%']);
    await pauseClock(page);

    const first = countersOf(page).first();
    await showShare(first, 0.2);
    await page.clock.runFor(10_000);
    await expect(digitsOf(page)).toHaveText(['0+', '0+', '0%']);

    await showShare(first, 0.45);
    // From 0 to 440, 15 and 99 in 2500, 2000 and 1800 ms.
    await page.clock.runFor(900);
    const after900 = await figuresOf(page);
    expect(after900[2]).toBeGreaterThan(99 / 2);
    await page.clock.runFor(180);
    expect((await figuresOf(page))[2]).toBeLessThan(99);
    await page.clock.runFor(120);
    const after1200 = await figuresOf(page);
    expect(after1200[1]).toBeLessThan(15);
    expect(after1200[1]).toBeGreaterThan(15 / 2);
    await page.clock.runFor(300);
    const after1500 = await figuresOf(page);
    expect(after1500[0]).toBeLessThan(440);
    expect(after1500[0]).toBeGreaterThan(440 / 2);
    expect(after1500[0]).toBeGreaterThan(after900[0] ?? Number.NaN);
    await page.clock.runFor(350);
    await expect(digitsOf(page).nth(2)).toHaveText('99%');
    await page.clock.runFor(200);
    await expect(digitsOf(page).nth(1)).toHaveText('15+');
    await page.clock.runFor(500);
    await expect(digitsOf(page)).toHaveText(['440+', '15+', '99%']);

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await showShare(first, 1);
    await page.clock.runFor(500);
    await expect(digitsOf(page)).toHaveText(['440+', '15+', '99%']);
  });

  test('always have the final figures for screen readers', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/');
    await expect(digitsOf(page)).toHaveText(['0+', '0+', '0%']);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - /children: contain
      - heading "Proven Track Record" [level=2]
      - paragraph: 440+ Projects
      - paragraph: 15+ Years
      - paragraph: 99% Satisfaction
      - list:
        - listitem: 600+ Clients
        - listitem: 12+ International Clients
    `);
  });

  test('are final in print, also before they have started', async ({ page }) => {
    await page.goto('/');
    await expect(digitsOf(page)).toHaveText(['0+', '0+', '0%']);
    await page.emulateMedia({ media: 'print' });
    const first = countersOf(page).first();
    await expect(first.getByText('0+', { exact: true })).toBeHidden();
    const printed = await first.getByText('440+').boundingBox();
    expect(printed?.height).toBeGreaterThan(20);
    expect(printed?.width).toBeGreaterThan(40);
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('show the final figures at once', async ({ page }) => {
      await installClock(page);
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.goto('/');
      await pauseClock(page);
      await expect(digitsOf(page)).toHaveText(['440+', '15+', '99%']);
      await countersOf(page).first().scrollIntoViewIfNeeded();
      await expect(digitsOf(page)).toHaveText(['440+', '15+', '99%']);
    });
  });
});

test.describe('an entrance', () => {
  /** Follows a link: what is visible when a document loads has no entrance. */
  async function comeTo(page: Page, path: string) {
    await page.goto('/contact');
    await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
  }

  const cardsOf = (page: Page) =>
    page.getByRole('listitem').filter({ has: page.getByRole('article') });

  test('starts when a tenth is visible above a margin of 50 px', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 600 });
    await page.goto('/services');
    const second = cardsOf(page).nth(1);
    await expect(second).toHaveCSS('opacity', '0');
    await showShare(second, 0.05, 50);
    await expect(second).not.toHaveAttribute('data-in-view');
    await expect(second).toHaveCSS('opacity', '0');
    await showShare(second, 0.15, 50);
    await expect(second).toHaveAttribute('data-in-view');
    await expect(second).toHaveCSS('opacity', '1');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await showShare(second, 0);
    await expect(second).toHaveAttribute('data-in-view');
  });

  for (const { path, delays } of [
    { path: '/', delays: ['0s', '0.1s', '0.2s'] },
    { path: '/services', delays: ['0s', '0.2s', '0.4s'] },
  ]) {
    test(`of ${path} runs card after card, for 0.6 s each`, async ({ page }) => {
      await comeTo(page, path);
      const cards = cardsOf(page);
      await expect(cards).toHaveCount(delays.length);
      for (const [index, delay] of delays.entries()) {
        const card = cards.nth(index);
        await card.scrollIntoViewIfNeeded();
        await expect(card).toHaveAttribute('data-in-view');
        await expect(card).toHaveCSS('animation-delay', delay);
        await expect(card).toHaveCSS('animation-duration', '0.6s');
        await expect(card).not.toHaveCSS('animation-name', 'none');
      }
    });
  }

  test('of /about is delayed by 0.2, 0.4 and 0.6 s', async ({ page }) => {
    await comeTo(page, '/about');
    for (const [title, delay] of [
      ['Our Story', '0.2s'],
      ['Our Milestones', '0.4s'],
      ['Meet Our Founder', '0.6s'],
    ] as const) {
      const heading = page.getByRole('heading', { name: title });
      await heading.scrollIntoViewIfNeeded();
      const section = page.locator('[data-in-view]').filter({ has: heading });
      await expect(section).not.toHaveCSS('animation-name', 'none');
      await expect(section).toHaveCSS('animation-delay', delay);
      await expect(section).toHaveCSS('animation-duration', '0.6s');
    }
  });

  for (const [name, path] of [
    ['Blog', '/blog'],
    ['Portfolio', '/portfolio'],
  ] as const) {
    test(`of ${path} is delayed by 0.1 s per card`, async ({ page }) => {
      // High enough to show every card at once.
      await page.setViewportSize({ width: 1280, height: 6000 });
      // Cards that the build rendered have no entrance, so navigate to the list.
      await page.goto('/about');
      const nav = page.getByRole('navigation', { name: 'Main' });
      await nav.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      const cards = cardsOf(page);
      await expect(cards.nth(9)).toHaveAttribute('data-in-view');
      for (let index = 0; index < 10; index += 1) {
        await expect(cards.nth(index)).toHaveCSS(
          'animation-delay',
          `${Number((index * 0.1).toFixed(1))}s`,
        );
        await expect(cards.nth(index)).toHaveCSS('animation-duration', '0.6s');
      }
    });
  }

  test('is skipped for what is visible before hydration', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2000 });
    await page.goto('/services');
    const cards = cardsOf(page);
    await expect(cards.last()).toHaveAttribute('data-in-view');
    for (const card of await cards.all()) await expect(card).toHaveCSS('animation-name', 'none');
  });

  test('never hides a headline or a focused element', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 600 });
    await page.goto('/services');
    const last = cardsOf(page).nth(2);
    await expect(last).toHaveCSS('opacity', '0');
    await last.getByRole('link').evaluate((link) => link.focus({ preventScroll: true }));
    await expect(last).toHaveCSS('opacity', '1');
    for (const path of ['/', '/about', '/services', '/portfolio', '/blog', '/contact']) {
      await page.goto(path);
      await expect(page.locator('[data-waiting] h1')).toHaveCount(0);
    }
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('is skipped', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 600 });
      await page.goto('/services');
      await expect(cardsOf(page).last()).toHaveAttribute('data-waiting');
      for (const card of await cardsOf(page).all()) {
        await expect(card).toHaveCSS('opacity', '1');
        await expect(card).toHaveCSS('animation-name', 'none');
      }
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    });
  });
});

test.describe('the backend', () => {
  for (const path of ['/', '/about', '/services', '/contact']) {
    test(`gets no request from ${path}, and its client is not downloaded`, async ({ page }) => {
      const asked: string[] = [];
      const clients: string[] = [];
      page.on('request', (request) => {
        if (/\/(rest|auth|realtime)\/v1/.test(request.url())) asked.push(request.url());
      });
      const scripts: Promise<void>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return;
        const name = response.url();
        scripts.push(
          response.text().then((text) => {
            if (text.includes('GoTrueClient')) clients.push(name);
          }),
        );
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await Promise.all(scripts);
      expect(scripts.length).toBeGreaterThan(0);
      expect(asked).toEqual([]);
      expect(clients).toEqual([]);
    });
  }
});
