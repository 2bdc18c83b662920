import type { Page } from '@playwright/test';
import { neverAnswer } from '../support/clock.ts';
import { untilRead } from '../support/dialogs.ts';
import { pages } from '../support/pages.ts';
import { addressOf, answerWith, readsOf, type Table } from '../support/reads.ts';
import { seedOnly } from '../support/seedOnly.ts';
import { expect, test } from '../support/test.ts';

// The pages before the first interaction.
test.use({ hydrate: false });

const POST = '/blog/pongal-page-ready-by-december';
const POST_TITLE = 'Have your Pongal page ready by December';

/** Holds the application's scripts back. @returns lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test.describe('a prerendered page', () => {
  for (const path of [...pages.map((each) => each.path), POST, '/nowhere']) {
    test(`${path} hydrates by itself, without a word in the console`, async ({
      page,
      problems,
    }) => {
      if (path === '/nowhere') problems.expect(/404/);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('head > title')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    });
  }

  test('requests no script before it has loaded', async ({ page }) => {
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
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'page');
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  test('replays a click that came before hydration', async ({ page }) => {
    const release = await holdScripts(page);
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/about');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    release();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('opens the search on the key that came before hydration', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/about');
    await page.keyboard.press('/');
    release();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  });

  test('has working links before any script has arrived', async ({ page }) => {
    await page.route('**/assets/*.js', neverAnswer);
    await page.goto('/about');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services', exact: true })
      .click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  });

  test('reloads at a click when its scripts could not be downloaded', async ({
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
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'page', {
        timeout: 1000,
      });
    }).toPass();
  });
});

test.describe('the contact form', () => {
  test('is downloaded at the first interaction', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
    expect(scripts.filter((url) => /forms/.test(url))).toEqual([]);
    // It looks as it will when it works.
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await page.getByLabel('Name').focus();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'page');
    expect(scripts.filter((url) => /forms/.test(url))).toHaveLength(1);
  });

  for (const [way, send] of [
    ['a click', (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()],
    ['Enter', (page: Page) => page.getByLabel('Email').press('Enter')],
  ] as const) {
    test(`is sent once by ${way} before its code is there`, async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      const sent: unknown[] = [];
      await page.route('**/rest/v1/contact_messages*', async (route) => {
        sent.push(route.request().postDataJSON());
        await route.fulfill({ status: 201 });
      });
      await page.goto('/contact');
      await page.getByLabel('Name').fill('Kavitha');
      await page.getByLabel('Email').fill('kavitha@example.com');
      await page.getByRole('textbox', { name: 'Message' }).fill('A shop needs a website.');
      await send(page);
      await expect(page).toHaveURL('/contact');
      await expect(page.getByLabel('Name')).toHaveValue('Kavitha');
      release();
      await expect(page.getByText('Message sent successfully!')).toBeVisible();
      await expect(page.getByLabel('Name')).toHaveValue('');
      expect(sent).toEqual([expect.objectContaining({ name: 'Kavitha' })]);
    });
  }

  test('keeps what was typed before hydration', async ({ page }) => {
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
  for (const [session, expected] of [
    ['live', ['session']],
    ['refused', ['session', 'key']],
    ['over', ['key']],
  ] as const) {
    test(`is read with a stored session that is ${session} as it should be`, async ({
      page,
      problems,
    }) => {
      problems.expect(/401/);
      const token = 'a.b.c';
      await page.addInitScript(
        ([stored, ends]) => {
          const session = { access_token: stored, refresh_token: 'r', expires_at: ends };
          localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session));
        },
        [token, Date.now() / 1000 + (session === 'over' ? -10 : 3600)] as const,
      );
      const bearers: string[] = [];
      await page.route(addressOf('blog_posts'), (route) => {
        const { authorization = '' } = route.request().headers();
        const own = authorization === `Bearer ${token}`;
        bearers.push(own ? 'session' : 'key');
        return own && session === 'refused'
          ? route.fulfill({ status: 401, json: { message: 'JWT expired' } })
          : route.fulfill({ json: [{ id: 'p1', slug: 'one', title: 'One post' }] });
      });
      await page.goto('/blog');
      await expect(page.getByRole('link', { name: 'One post' })).toBeVisible();
      expect(bearers).toEqual(expected);
    });
  }

  test('is read before any script has arrived, and only once', async ({ page }) => {
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
    // The HTML holds the newest cards.
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

test.describe('the cards of a prerendered list', () => {
  /** Opens a list whose live read is held back. */
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
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
    return answer;
  }

  test('stay while the list is read, and neither move nor enter again', async ({ page }) => {
    const answer = await openHeld(page, 'blog_posts', '/blog');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(6);
    const first = await cards.first().elementHandle();
    await expect(page.getByRole('status')).toHaveText('Loading blog posts...');
    const before = await cards.first().boundingBox();
    answer();
    await expect(page.getByText('Loading blog posts...')).toHaveCount(0);
    await expect(cards).toHaveCount(16);
    // The live read updates the elements that were there.
    expect(await first?.evaluate((card) => card.isConnected)).toBe(true);
    expect(await cards.first().boundingBox()).toEqual(before);
    const card = page.getByRole('listitem').filter({ hasText: POST_TITLE });
    await expect(card).not.toHaveAttribute('data-waiting');
  });

  test('keep the focus through the live read', async ({ page }) => {
    const answer = await openHeld(page, 'blog_posts', '/blog');
    const card = page.getByRole('link', { name: POST_TITLE });
    await card.focus();
    answer();
    await untilRead(page);
    await expect(card).toBeFocused();
  });

  test('stay in place under a reader who has scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 400 });
    const answer = await openHeld(page, 'blog_posts', '/blog');
    const cards = page.getByRole('article');
    for (let index = 0; index < 6; index += 1) await cards.nth(index).scrollIntoViewIfNeeded();
    // Offsets, because a card that enters is transformed.
    const top = () =>
      cards.nth(5).evaluate((card) => (card.closest('li')?.offsetTop ?? 0) - window.scrollY);
    const before = await top();
    answer();
    await untilRead(page);
    // Browsers round the remembered height of deferred content to whole pixels.
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
  });

  test('request pictures that are near the screen, and no others', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await seedOnly(page, 'blog_posts');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/blog');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
    const cards = page.getByRole('article');
    await expect.poll(() => cards.count()).toBeGreaterThan(6);
    await page.waitForLoadState('networkidle');
    const pictures = () => asked.filter((path) => path.startsWith('/demo/'));
    expect(pictures()).toEqual(['/demo/shop-front.avif', '/demo/chat-order.avif']);
    await cards.filter({ hasText: 'Photographing silk' }).scrollIntoViewIfNeeded();
    await expect.poll(pictures).toContain('/demo/silk-weave.avif');
  });

  test('are filtered before the live read, and keep the choice after it', async ({ page }) => {
    const answer = await openHeld(page, 'portfolio', '/portfolio');
    const filter = page.getByRole('group', { name: 'Filter by category' });
    const choice = filter.getByRole('button').nth(1);
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    const names = await filter.getByRole('button').allTextContents();
    answer();
    await untilRead(page);
    await expect(filter.getByRole('button')).toHaveText(names);
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(choice).toBeFocused();
  });
});
