import { hold } from '../support/network.ts';
import {
  hydratePage,
  menuOf,
  navLink,
  navOf,
  openPage,
  placeOf,
  reloadPage,
  SCRIPTS,
  sameDocument,
  scrollTo,
  untilPainted,
  untilRead,
} from '../support/pageActions.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const PHONE = { width: 375, height: 667 };

test('the bar is transparent at the top alone, before any script and after', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  const bar = page.getByRole('banner');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const looks = () =>
    bar.evaluate((it) => {
      const { backgroundColor, borderBottomColor } = getComputedStyle(it);
      return [backgroundColor, borderBottomColor];
    });
  for (const when of ['before', 'after']) {
    for (const top of [50, 51, 0]) {
      await scrollTo(page, top);
      const seen = top > 50 ? expect.not.stringMatching(TRANSPARENT) : TRANSPARENT;
      await expect.poll(looks, `${when}, at ${top} px`).toEqual([seen, seen]);
    }
    release();
    await hydratePage(page);
  }
  await scrollTo(page, 600);
  await reloadPage(page);
  await expect.poll(() => placeOf(page)).toBe(600);
  await expect(bar).not.toHaveCSS('background-color', TRANSPARENT);
});

test('the bar leaves small screens free', async ({ page }) => {
  await openPage(page, '/about');
  const bar = page.getByRole('banner');
  for (const [width, height] of [
    [812, 375],
    [320, 200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollTo(page, 40);
    if (await menuOf(page).isVisible()) {
      await menuOf(page).click();
      await expect.soft(menuOf(page)).toBeInViewport({ ratio: 1 });
      await menuOf(page).click();
    }
    await scrollTo(page, 200);
    await expect.soft(bar, `at ${width} × ${height}`).not.toBeInViewport();
  }
});

test('the menu of a phone covers the screen, and closes in every way', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/services');
  const nav = navOf(page);

  await test.step('the page behind it does not scroll', async () => {
    await expect(nav).toBeHidden();
    await menuOf(page).click();
    await expect(page.locator('header')).toMatchAriaSnapshot({ name: 'menu-on-phone.aria.yml' });
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 400);
    await untilPainted(page);
    expect.soft(await placeOf(page), 'the page behind it').toBe(0);
  });

  await test.step('it closes by a tap beside its controls', async () => {
    for (const { x, y } of [
      { x: 187, y: 575 },
      { x: 200, y: 36 },
    ]) {
      if (await nav.isHidden()) await menuOf(page).click();
      await expect(nav).toBeVisible();
      await page.mouse.click(x, y);
      await expect(nav).toBeHidden();
    }
  });

  await test.step('it closes when the focus goes on into the page', async () => {
    await menuOf(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
    await expect(nav).toBeHidden();
  });

  await test.step('it closes when a link is chosen, also that of the page itself', async () => {
    await menuOf(page).click();
    await navLink(page, 'Services').click();
    await expect(nav).toBeHidden();
    await expect(page).toHaveURL('/services');
    await menuOf(page).click();
    await navLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await expect(nav).toBeHidden();
    await expect(menuOf(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

test('pages follow one another in one document: titled, announced and scrolled to the top', async ({
  page,
}) => {
  await openPage(page, '/');
  await test.step('the first Tab focuses a link that skips to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  const isSame = await sameDocument(page);
  await scrollTo(page, 1500);
  for (const { current, h1 } of [...pages.slice(1), ...pages.slice(0, 1)]) {
    await navLink(page, current).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page.getByRole('main', { name: h1, exact: true })).toBeFocused();
    await expect.soft(page).toHaveTitle(/Uplift/);
    await expect.soft(navOf(page).locator('[aria-current]')).toHaveText([current]);
    await expect.poll(() => placeOf(page)).toBe(0);
  }
  await page.getByRole('link', { name: 'View All Services', exact: true }).click();
  await expect(page).toHaveURL('/services');
  await page.getByRole('banner').getByRole('link', { name: 'Uplift', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(await isSame()).toBe(true);
});

test('a page that the host sends for an address with a slash too many stays that page', async ({
  page,
}) => {
  const sent = await page.request.get('/about');
  await page.route(
    ({ pathname }) => pathname === '//about',
    (route) => route.fulfill({ response: sent }),
  );
  await openPage(page, `${new URL(sent.url()).origin}//about?a=//b#c`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Uplift');
  expect(page.url()).toBe(`${sent.url()}?a=//b#c`);
});

test('Back restores the place on the page', async ({ page }) => {
  await openPage(page, '/');
  await page
    .getByRole('heading', { name: 'Ready to Uplift Your Brand?' })
    .evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
  const left = await placeOf(page);
  expect(left).toBeGreaterThan(1000);
  await navLink(page, 'Services').click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Your Growth Partner – Uplift');
  await expect.poll(() => placeOf(page)).toBe(left);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
});

test('while a page is downloaded its link and the bar say so, and another can be chosen', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/lists-*.js');
  await openPage(page, '/services');
  const line = page.getByRole('banner').locator(':scope > [aria-hidden="true"]');
  await expect(line).toHaveCount(0);
  await navLink(page, 'Blog').click();
  await expect(navLink(page, 'Blog')).toHaveAttribute('aria-busy', 'true');
  await expect(line).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Loading the page...');
  // Nothing else has changed.
  await expect(page).toHaveURL('/services');
  await expect(page).toHaveTitle('Services – Uplift');
  await navLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await expect(navOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await navLink(page, 'Blog').click();
  await expect(line).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a page reached by a link looks like the one opened by its address', async ({ page }) => {
  /**
   * How the visible elements of the page's beginning look; heights of a list depend on what is
   * measured, widths of what is folded away on the fonts that other pages have loaded.
   */
  const looksOf = () =>
    page.getByRole('main').evaluate((main) => {
      const visible = [...main.querySelectorAll('*')].filter((each) => each.checkVisibility());
      return visible.slice(0, 60).map((element) => {
        const { x, width } = element.getBoundingClientRect();
        const { display, font, color, backgroundColor, padding } = getComputedStyle(element);
        return [element.tagName, x, width, display, font, color, backgroundColor, padding].join(
          ' ',
        );
      });
    });
  const others = pages.filter(({ path }) => ['/services', '/blog', '/contact'].includes(path));
  const opened = new Map<string, string[]>();
  for (const { path } of others) {
    await openPage(page, path);
    await untilRead(page);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    opened.set(path, await looksOf());
  }
  await openPage(page, '/');
  for (const { path, current, h1 } of others) {
    await navLink(page, current).click();
    await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible();
    await untilRead(page);
    await expect.poll(looksOf, path).toEqual(opened.get(path));
  }
});

test('the way out of an unknown address is on the first screen', async ({ page, problems }) => {
  problems.expect(/404/);
  await openPage(page, '/nothing-here');
  const home = page.getByRole('main').getByRole('link', { name: 'Return to Home' });
  for (const [width, height] of [
    [320, 200],
    [812, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect.soft(home).toBeInViewport({ ratio: 1 });
  }
  await home.click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

  await test.step('another spelling is the same to the server and to the browser', async () => {
    for (const path of ['/about/', '/About']) {
      const answer = await openPage(page, path);
      await expect
        .soft(page.getByRole('heading', { name: 'Oops! Page not found' }), path)
        .toHaveCount(answer?.status() === 404 ? 1 : 0);
    }
  });
});
