import type { Page } from '@playwright/test';
import { pages } from '../support/pages.ts';
import { addressOf, answerWith, neverAnswer, readsOf, type Table } from '../support/reads.ts';
import { seedOnly } from '../support/seedOnly.ts';
import { expect, test } from '../support/test.ts';

// The pages as they stand before anybody has touched them.
test.use({ waking: false });

const ITEM = '/blog/pongal-page-ready-by-december';
const ITEM_TITLE = 'Have your Pongal page ready by December';

test.describe('a built page', () => {
  for (const path of [...pages.map((each) => each.path), ITEM, '/nowhere']) {
    test(`${path} comes alive by itself, without a word in the console`, async ({
      page,
      problems,
    }) => {
      if (path === '/nowhere') problems.expect(/404/);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-live', '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('head > title')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    });
  }

  test('asks for no script before it stands', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url());
    });
    await page.addInitScript(() => {
      window.addEventListener('load', () =>
        Object.assign(window, { atLoad: performance.getEntriesByType('resource').length }),
      );
    });
    await page.goto('/');
    const atLoad = await page.evaluate(() => (window as { atLoad?: number }).atLoad);
    // The font alone.
    expect(atLoad).toBe(1);
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
    expect(asked).toHaveLength(1);
  });

  test('keeps what was pressed until it can answer', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/about');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    release();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('lets its links work before any script has come', async ({ page }) => {
    await page.route('**/assets/*.js', neverAnswer);
    await page.goto('/about');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services', exact: true })
      .click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  });

  test('starts over at a press when its scripts could not be downloaded', async ({
    page,
    problems,
  }) => {
    problems.expect(/net::ERR_FAILED/);
    await page.setViewportSize({ width: 375, height: 700 });
    await page.route('**/assets/*.js', (route) => route.abort(), { times: 1 });
    const failing = page.waitForEvent('requestfailed');
    await page.goto('/about');
    await failing;
    await expect(async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-live', '', { timeout: 1000 });
    }).toPass();
  });
});

test.describe('the contact form', () => {
  test('is not downloaded before somebody comes near it', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
    expect(scripts.filter((url) => /forms|ContactRoute/.test(url))).toEqual([]);
    await page.getByLabel('Name').focus();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });

  test('keeps what was typed before its code was there', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.route('**/rest/v1/contact_messages*', (route) => route.fulfill({ status: 201 }));
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Kavitha');
    await page.getByLabel('Email').fill('kavitha@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('A shop needs a website.');
    release();
    const sent = page.waitForRequest(/contact_messages/);
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      name: 'Kavitha',
      email: 'kavitha@example.com',
      message: 'A shop needs a website.',
    });
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('');
  });
});

test.describe('the data of a list', () => {
  test('is asked for before any script has come, and only once', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const reads = readsOf(page, 'blog_posts');
    const answered = page.waitForResponse(/\/rest\/v1\/blog_posts/);
    await page.goto('/blog');
    await answered;
    // The page brings its newest cards along.
    await expect(page.getByRole('article')).toHaveCount(6);
    release();
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(6);
    expect(await reads.count()).toBe(1);
  });

  test('needs no backend client when it is an ordinary list', async ({ page }) => {
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.text());
    });
    await answerWith(page, 'portfolio', [{ id: 'p1', title: 'One project', category: 'Web' }]);
    await page.goto('/portfolio');
    await expect(page.getByRole('link', { name: 'One project' })).toBeVisible();
    expect((await Promise.all(bodies)).filter((body) => body.includes('GoTrue'))).toEqual([]);
  });
});

test.describe('the cards of a built list', () => {
  /** Opens a list whose data comes when it is told to. */
  async function openHeld(page: Page, table: Table, path: string): Promise<() => void> {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(addressOf(table), async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
    return answer;
  }

  test('are there while the list is read, and neither move nor enter again', async ({ page }) => {
    const answer = await openHeld(page, 'blog_posts', '/blog');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(6);
    await expect(page.getByRole('status')).toHaveText('Loading blog posts...');
    const before = await cards.first().boundingBox();
    answer();
    await expect.poll(() => cards.count()).toBeGreaterThan(6);
    await expect(page.getByText('Loading blog posts...')).toHaveCount(0);
    expect(await cards.first().boundingBox()).toEqual(before);
    const item = page.getByRole('listitem').filter({ hasText: ITEM_TITLE });
    await expect(item).not.toHaveAttribute('data-waiting');
  });

  test('keep the focus of whoever stands on one', async ({ page }) => {
    const answer = await openHeld(page, 'blog_posts', '/blog');
    const card = page.getByRole('link', { name: ITEM_TITLE });
    await card.focus();
    answer();
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(6);
    await expect(card).toBeFocused();
  });

  test('stay where they are under a reader who has scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 400 });
    const answer = await openHeld(page, 'blog_posts', '/blog');
    const cards = page.getByRole('article');
    for (const card of await cards.all()) await card.scrollIntoViewIfNeeded();
    const top = () => cards.nth(5).evaluate((card) => card.getBoundingClientRect().top);
    const before = await top();
    answer();
    await expect.poll(() => cards.count()).toBeGreaterThan(6);
    // Browsers remember the height of what they do not draw in whole pixels.
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
  });

  test('ask for pictures that are near the screen, and for no others', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await seedOnly(page, 'blog_posts');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/blog');
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
    const cards = page.getByRole('article');
    await expect.poll(() => cards.count()).toBeGreaterThan(6);
    await page.waitForLoadState('networkidle');
    const pictures = () => asked.filter((path) => path.startsWith('/demo/'));
    expect(pictures()).toEqual(['/demo/shop-front.avif', '/demo/chat-order.avif']);
    await cards.filter({ hasText: 'Photographing silk' }).scrollIntoViewIfNeeded();
    await expect.poll(pictures).toContain('/demo/silk-weave.avif');
  });

  test('are filtered as soon as they can be', async ({ page }) => {
    const answer = await openHeld(page, 'portfolio', '/portfolio');
    const filter = page.getByRole('group', { name: 'Filter by category' });
    const choice = filter.getByRole('button').nth(1);
    await choice.click();
    answer();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(choice).toBeFocused();
  });
});

test.describe('the page of a post', () => {
  test('shows it before it is read, then opens its dialog over the list', async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/rest\/v1\/blog_posts/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(ITEM);
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
    await expect(page.getByRole('article')).toContainText('Start with what is certain.');
    await expect(page).toHaveTitle(`${ITEM_TITLE} – Uplift`);
    answer();
    await expect(page.getByRole('dialog', { name: ITEM_TITLE })).toBeVisible();
    await expect(page).toHaveTitle(`${ITEM_TITLE} – Uplift`);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/blog');
    await expect(page).toHaveTitle('Blog – Uplift');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog$/);
  });

  test('that is gone since is a page not found', async ({ page }) => {
    await answerWith(page, 'blog_posts', []);
    await page.goto(ITEM);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});
