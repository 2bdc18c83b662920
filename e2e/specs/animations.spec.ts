import type { Locator } from '@playwright/test';
import { navLink, openPage } from '../support/pageActions.ts';
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

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the counters count up when they are seen; paper has the figures', async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 1280, height: 500 });
    await openPage(page, '/');
    const counters = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Proven Track Record' }) })
      .getByRole('paragraph');
    // The animated digits, which are hidden from screen readers.
    const digits = counters.locator('[aria-hidden="true"]');
    const first = counters.first();
    await expect(digits).toHaveText(['0+', '0+', '0%']);
    await page.emulateMedia({ media: 'print' });
    await expect(first.getByText('0+', { exact: true })).toBeHidden();
    expect((await first.getByText('440+').boundingBox())?.height).toBeGreaterThan(20);
    await page.emulateMedia({ media: 'screen' });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await showShare(first, 0.2);
    await page.clock.runFor(10_000);
    await expect(digits).toHaveText(['0+', '0+', '0%']);
    await showShare(first, 0.45);
    await page.clock.runFor(10_000);
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

    await test.step('with reduced motion they are there at once', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 375, height: 600 });
      await openPage(page, '/services');
      await expect(cards.last()).toHaveAttribute('data-waiting');
      for (const card of await cards.all()) {
        await expect(card).toHaveCSS('opacity', '1');
        await expect(card).toHaveCSS('animation-name', 'none');
      }
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    });
  });
});
