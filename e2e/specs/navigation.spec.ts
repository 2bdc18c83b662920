import type { Locator, Page } from '@playwright/test';
import { overflowOf } from '../support/overflowOf.ts';
import { pages } from '../support/pages.ts';
import { tabTo } from '../support/tabTo.ts';
import { expect, test } from '../support/test.ts';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

const backgroundOf = (element: Locator) =>
  element.evaluate((it) => getComputedStyle(it).backgroundColor);

test.describe('the header', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is transparent at 50 px and opaque at 51, in ${colorScheme} colours`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/');
      const bar = page.getByRole('banner');
      await expect(bar).toHaveCSS('position', 'fixed');
      await expect(bar).toHaveCSS('background-color', TRANSPARENT);
      await scrollTo(page, 51);
      await expect(bar).not.toHaveCSS('background-color', TRANSPARENT);
      await expect(bar).not.toHaveCSS('border-bottom-color', TRANSPARENT);
      await expect(bar).toHaveCSS('border-bottom-width', '1px');
      const background = await backgroundOf(bar);
      // Three channels: the fourth would be alpha.
      expect(background.match(/[\d.]+/g)).toHaveLength(3);
      await scrollTo(page, 50);
      await expect(bar).toHaveCSS('background-color', TRANSPARENT);
      await expect(bar).toHaveCSS('border-bottom-color', TRANSPARENT);
    });
  }

  test('is opaque on a page that opens scrolled', async ({ page }) => {
    await page.goto('/');
    await scrollTo(page, 600);
    await expect(page.getByRole('banner')).not.toHaveCSS('background-color', TRANSPARENT);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    await expect(page.getByRole('banner')).not.toHaveCSS('background-color', TRANSPARENT);
  });
});

test.describe('the bar before any script', () => {
  test.use({ hydrate: false });

  test('is opaque strictly above 50 px of scroll', async ({ page }) => {
    await page.route(/\.js$/, () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    const bar = page.getByRole('banner');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    for (const [top, transparent] of [
      [50, true],
      [51, false],
      [600, false],
      [0, true],
    ] as const) {
      await scrollTo(page, top);
      await expect
        .poll(async () => (await backgroundOf(bar)) === TRANSPARENT, `at ${top} px`)
        .toBe(transparent);
    }
  });
});

for (const [width, height] of [
  [812, 375],
  [320, 200],
] as const) {
  test(`the bar scrolls away at ${width} × ${height}, and its menu stays on the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    const bar = page.getByRole('banner');
    await expect(bar).toBeInViewport();
    await scrollTo(page, 40);
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) {
      await menu.click();
      await expect(menu).toBeInViewport({ ratio: 1 });
      await menu.click();
    }
    await scrollTo(page, 200);
    await expect(bar).not.toBeInViewport();
  });
}

test.describe('the menu of a small screen', () => {
  for (const width of [375, 767]) {
    test(`opens, and closes when a link is chosen, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/');
      const toggle = page.getByRole('button', { name: 'Menu' });
      const nav = page.getByRole('navigation', { name: 'Main' });
      await expect(nav).toBeHidden();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await toggle.click();
      await expect(nav).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await toggle.click();
      await expect(nav).toBeHidden();
      await toggle.click();
      await nav.getByRole('link', { name: 'Services', exact: true }).click();
      await expect(page).toHaveURL('/services');
      await expect(nav).toBeHidden();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('is a sheet over the whole screen, aligned with the bar', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    const sheet = await nav.boundingBox();
    const bar = await page.getByRole('banner').boundingBox();
    expect(sheet?.width).toBe(375);
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(667);
    expect(sheet?.y).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    const logo = await page
      .getByRole('link', { name: 'Uplift', exact: true })
      .first()
      .boundingBox();
    for (const link of await nav.getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(box?.x).toBe(logo?.x);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    // The page behind it does not scroll.
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 400);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  for (const { place, x, y } of [
    { place: 'the sheet', x: 187, y: 655 },
    { place: 'the bar', x: 200, y: 36 },
  ]) {
    test(`closes when ${place} is tapped beside its controls`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await page.goto('/');
      const nav = page.getByRole('navigation', { name: 'Main' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(nav).toBeVisible();
      await page.mouse.click(x, y);
      await expect(nav).toBeHidden();
      await expect(page).toHaveURL('/');
    });
  }

  test('closes when the focus goes on into the page, which it would cover', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
    await expect(nav).toBeHidden();
  });

  test('closes when the link to the current page is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'About', exact: true }).click();
    await expect(nav).toBeHidden();
    await expect(page).toHaveURL('/about');
  });

  test('works by keyboard: Escape closes it and returns the focus', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/about');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const nav = page.getByRole('navigation', { name: 'Main' });
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await expect(nav).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'Home', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, nav.getByRole('link', { name: 'Blog', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog');
    await expect(nav).toBeHidden();
  });

  test('is replaced by the links from 768 px on', async ({ page }) => {
    await page.goto('/');
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
      const nav = page.getByRole('navigation', { name: 'Main' });
      for (const link of await nav.getByRole('link').all()) await expect(link).toBeInViewport();
      expect(await overflowOf(page)).toBe(0);
    }
  });
});

for (const [width, height] of [
  [320, 200],
  [320, 568],
  [375, 667],
  [812, 375],
  [1280, 720],
] as const) {
  test(`the way out of an unknown address is on the first screen at ${width} × ${height}`, async ({
    page,
    problems,
  }) => {
    problems.expect(/404/);
    await page.setViewportSize({ width, height });
    await page.goto('/nothing-here');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const home = page.getByRole('main').getByRole('link', { name: 'Return to Home' });
    await expect(home).toBeInViewport({ ratio: 1 });
  });
}

for (const width of [768, 812, 1024, 1280]) {
  test(`logo, links and action of the bar take one line each at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    for (const link of await page.getByRole('banner').getByRole('link').all()) {
      // A second line would end lower; icons are centred beside the text.
      const lines = await link.evaluate((it) => {
        const texts = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
        const bottoms = new Set<number>();
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          // Visually hidden.
          if ((node.parentElement?.clientWidth ?? 0) === 1) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const { bottom, width } of range.getClientRects()) {
            if (width > 2) bottoms.add(Math.round(bottom));
          }
        }
        return bottoms.size;
      });
      expect(lines, (await link.textContent()) ?? '').toBe(1);
    }
  });
}

test('the first Tab focuses a link that skips to the content', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Start Your Website/ })).toBeFocused();
});

test.describe('in-app navigation', () => {
  test('scrolls to the top, focuses the content and sets the title', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveTitle('About Uplift');
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]'),
    ).toHaveText(['About']);
  });

  test('does not reload the document', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const nav = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['About', 'Services', 'Portfolio', 'Blog', 'Contact', 'Home']) {
      await nav.getByRole('link', { name, exact: true }).click();
      await expect(nav.locator('[aria-current]')).toHaveText([name]);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Uplift', exact: true }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('restores the scroll position on Back', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('heading', { name: 'Ready to Uplift Your Brand?' })
      .evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(1000);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services', exact: true })
      .click();
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle('Your Growth Partner – Uplift');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    await page.goForward();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
  });
});

/** Holds the code of the lists until the returned function is called. */
async function holdLists(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/lists-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test.describe('while the code of a page is downloaded', () => {
  test('the pressed link and the header say so, then a screen reader', async ({ page }) => {
    const release = await holdLists(page);
    await page.goto('/services');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const blog = nav.getByRole('link', { name: 'Blog', exact: true });
    const line = page.getByRole('banner').locator(':scope > [aria-hidden="true"]');
    await expect(line).toHaveCount(0);
    await blog.click();
    await expect(blog).toHaveAttribute('aria-busy', 'true');
    await expect(line).toBeVisible();
    // Nothing else has changed.
    await expect(page).toHaveURL('/services');
    await expect(page).toHaveTitle('Services – Uplift');
    await expect(nav.locator('[aria-current]')).toHaveText(['Services']);
    await expect(page.getByRole('status')).toHaveText('Loading the page...');
    release();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expect(line).toHaveCount(0);
    await expect(nav.locator('[aria-busy]')).toHaveCount(0);
  });

  test('another link can be followed instead', async ({ page }) => {
    const release = await holdLists(page);
    await page.goto('/services');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Blog', exact: true }).click();
    await nav.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    const arrived = page.waitForResponse('**/assets/lists-*.js');
    release();
    await arrived;
    await nav.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('an instant navigation shows neither', async ({ page }) => {
    await page.goto('/services');
    await page.evaluate(() => {
      new MutationObserver((changes) => {
        const busy = changes.some(({ target }) => (target as Element).ariaBusy === 'true');
        if (busy) Object.assign(window, { wasBusy: true });
      }).observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] });
    });
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    expect(await page.evaluate(() => 'wasBusy' in window)).toBe(false);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hydrate: false });

  test("a phone's menu is a tidy part of the page", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const boxes = await Promise.all(
      (await nav.getByRole('listitem').all()).map((item) => item.boundingBox()),
    );
    expect(new Set(boxes.map((box) => box?.y)).size, 'rows').toBe(2);
    expect(new Set(boxes.map((box) => box?.x)).size, 'columns').toBe(3);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    const action = await nav.getByRole('link', { name: /^Get Free Consultation/ }).boundingBox();
    expect(action?.width).toBe(375 - 2 * 16);
  });

  test('the admin panel says that it needs it', async ({ page }) => {
    await page.goto('/admin');
    // Playwright's text selectors skip what is in <noscript>.
    const notice = page.locator('noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(/^The admin panel needs JavaScript\./);
    await expect(page.getByText('Loading...')).toBeHidden();
  });
});

test.describe('a page reached by a link', () => {
  test.use({ reducedMotion: 'reduce' });

  /** How the elements of the page's beginning look; heights of a list depend on what is measured. */
  const looksOf = (page: Page) =>
    page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('*')].slice(0, 60).map((element) => {
        const { x, width } = element.getBoundingClientRect();
        const { display, font, color, backgroundColor, padding } = getComputedStyle(element);
        return [element.tagName, x, width, display, font, color, backgroundColor, padding].join(
          ' ',
        );
      }),
    );

  for (const { path, current, h1 } of pages.filter((page) => page.path !== '/')) {
    test(`looks like ${path} opened by its address`, async ({ page }) => {
      const settled = async () => {
        await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible();
        await expect(page.locator('html[data-hydrated="page"]')).toBeAttached();
        await page.evaluate(() => document.fonts.ready);
      };
      await page.goto(path);
      await settled();
      const opened = await looksOf(page);
      await page.goto('/');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: current })
        .click();
      await settled();
      await expect.poll(() => looksOf(page)).toEqual(opened);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }
});
