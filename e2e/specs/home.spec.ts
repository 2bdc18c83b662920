import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { menuOf, navLink, openPage, scrollTo } from '../support/visit.ts';

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

/** CSS px: a window at high zoom, phones upright and sideways, a tablet, a laptop and a large screen. */
const SIZES = [
  [320, 200],
  [375, 667],
  [768, 1024],
  [812, 375],
  [1180, 820],
  [1920, 1080],
] as const;

test('the hero keeps its texts and cards in the page’s column at every size', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
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
    expect.soft(outside, `at ${width} × ${height}`).toEqual([]);
    expect.soft(gap, 'from the first card to the edge of the column').toBeLessThanOrEqual(1);
  }
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  const countersOf = (page: Page) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Proven Track Record' }) })
      .getByRole('paragraph');

  test('the counters count up once, when they are seen; readers and paper have the figures', async ({
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 1280, height: 500 });
    await openPage(page, '/');
    // The animated digits, which are hidden from screen readers.
    const digits = countersOf(page).locator('[aria-hidden="true"]');
    const first = countersOf(page).first();
    await expect(digits).toHaveText(['0+', '0+', '0%']);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - /children: contain
      - heading "Proven Track Record" [level=2]
      - paragraph: 440+ Projects
      - paragraph: 15+ Years
      - paragraph: 99% Satisfaction
    `);
    await page.emulateMedia({ media: 'print' });
    await expect(first.getByText('0+', { exact: true })).toBeHidden();
    expect((await first.getByText('440+').boundingBox())?.height).toBeGreaterThan(20);
    await page.emulateMedia({ media: 'screen' });

    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await showShare(first, 0.2);
    await page.clock.runFor(10_000);
    await expect(digits).toHaveText(['0+', '0+', '0%']);
    await showShare(first, 0.45);
    await page.clock.runFor(900);
    const [counted] = await digits.allTextContents();
    expect(counted).toMatch(/^[1-9]\d*\+$/);
    expect(counted).not.toBe('440+');
    await page.clock.runFor(10_000);
    await expect(digits).toHaveText(['440+', '15+', '99%']);
    await scrollTo(page, 0);
    await showShare(first, 1);
    await page.clock.runFor(500);
    await expect(digits).toHaveText(['440+', '15+', '99%']);
  });

  test('the cards of the services page enter when they are seen, one after the other, and never hide what has the focus', async ({
    page,
  }) => {
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('article') });
    await page.setViewportSize({ width: 375, height: 600 });
    await openPage(page, '/services');
    const second = cards.nth(1);
    await expect(second).toHaveCSS('opacity', '0');
    await expect(page.locator('[data-waiting] h1')).toHaveCount(0);
    await showShare(second, 0.05, 50);
    await expect(second).not.toHaveAttribute('data-in-view');
    await showShare(second, 0.15, 50);
    await expect(second).toHaveAttribute('data-in-view');
    await expect(second).toHaveCSS('opacity', '1');
    const last = cards.nth(2);
    await expect(last).toHaveCSS('opacity', '0');
    await last.getByRole('link').evaluate((link) => link.focus({ preventScroll: true }));
    await expect(last).toHaveCSS('opacity', '1');

    await test.step('what a document shows when it loads has no entrance', async () => {
      await page.setViewportSize({ width: 1280, height: 2000 });
      await openPage(page, '/services');
      await expect(cards.last()).toHaveAttribute('data-in-view');
      for (const card of await cards.all()) await expect(card).toHaveCSS('animation-name', 'none');
    });

    await test.step('what a link leads to has one', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await openPage(page, '/contact');
      await navLink(page, 'Services').click();
      await cards.last().scrollIntoViewIfNeeded();
      await expect(cards.last()).toHaveAttribute('data-in-view');
      const delays = await cards.evaluateAll((all) =>
        all.map((card) => Number.parseFloat(getComputedStyle(card).animationDelay)),
      );
      expect(delays).toEqual([0, 0.2, 0.4]);
      await expect(cards.last()).not.toHaveCSS('animation-name', 'none');
    });
  });
});

test('with reduced motion the cards of the services page and the counters are there at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await openPage(page, '/services');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(cards.last()).toHaveAttribute('data-waiting');
  for (const card of await cards.all()) {
    await expect(card).toHaveCSS('opacity', '1');
    await expect(card).toHaveCSS('animation-name', 'none');
  }
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await menuOf(page).click();
  await navLink(page, 'Home').click();
  await expect(page.getByText('440+', { exact: true }).first()).toBeAttached();
  await expect(page.getByText('0+', { exact: true })).toHaveCount(0);
});
