import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { describeDialog, openCard, untilRead } from '../support/dialogs.ts';
import { readsOf } from '../support/reads.ts';
import { restApi } from '../support/restApi.ts';
import { seedOnly } from '../support/seedOnly.ts';
import { expect, test } from '../support/test.ts';

const TAMIL = 'சிறிய கடைக்கும் இணையதளம் வேண்டுமா? தொடங்கும் முன் ஐந்து கேள்விகள்';
const TAMIL_SLUG = 'சிறிய-கடைக்கும்-இணையதளம்-வேண்டுமா';
const LONG_TITLE =
  'What we ask a clinic before we write a single line of code, and why the answers about tokens, holidays and reports matter far more than the colour of the website or the size of its logo';
const LONG_READ = 'From notebook to calendar: hall bookings without a double date';

/** The posts of the seed with their dates in India, newest first. */
const POSTS = [
  ['Have your Pongal page ready by December', 'Nov 12, 2026'],
  ['Test the QR code before the banner is printed', 'Oct 21, 2026'],
  ['Six saved replies for a busy rice mill', 'Sep 08, 2026'],
  ['The three prices of a website', 'Aug 14, 2026'],
  [LONG_READ, 'Jul 27, 2026'],
  [LONG_TITLE, 'Jul 02, 2026'],
  ['Photographing silk by a window', 'Jun 11, 2026'],
  ['Reading your visitor numbers calmly', 'May 30, 2026'],
  [TAMIL, 'May 20, 2026'],
  ['A school website that parents can use in one minute', 'Apr 28, 2026'],
  ['A small automation worth having: the enquiry that never gets lost', 'Mar 17, 2026'],
  ['Product descriptions your mother would trust', 'Feb 05, 2026'],
  ['Your Google Business Profile in one evening', 'Dec 19, 2025'],
  ['Who owns your domain name? Check it today', 'Oct 30, 2025'],
  ['Pages for the bus stand: slow phones, patchy signal', 'Aug 22, 2025'],
  ['Tamil or English on your website? Both, but not half and half', 'Jun 14, 2025'],
] as const;

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

test.describe('the list', () => {
  test.beforeEach(({ page }) => seedOnly(page, 'blog_posts'));

  test('shows all posts with their dates, newest first', async ({ page }) => {
    await page.goto('/blog');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(POSTS.length);
    const shown = await cards.evaluateAll((all) =>
      all.map((card) => [
        card.querySelector('h2')?.textContent ?? '',
        card.querySelector('time')?.textContent ?? '',
      ]),
    );
    expect(shown).toEqual(POSTS);
  });

  test.describe('read elsewhere', () => {
    test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' });

    test('shows the dates of the place, in English', async ({ page }) => {
      await page.goto('/blog');
      await untilRead(page);
      // 16:10 in India is past midnight in Kiritimati.
      await expect(
        cardOf(page, 'Test the QR code before the banner is printed').getByRole('time'),
      ).toHaveText('Oct 22, 2026');
      await page.goto('/blog/test-the-qr-code-before-the-banner');
      await expect(page.getByRole('article').getByRole('time')).toHaveText('October 22, 2026');
    });
  });

  test('shows at most three tags of a post, and none of a post without', async ({ page }) => {
    await page.goto('/blog');
    await untilRead(page);
    await expect(cardOf(page, LONG_READ).getByRole('listitem')).toHaveText([
      'Wedding halls',
      'Bookings',
      'Calendars',
    ]);
    await expect(
      cardOf(page, 'Six saved replies for a busy rice mill').getByRole('listitem'),
    ).toHaveText(['WhatsApp']);
    await expect(cardOf(page, 'The three prices of a website').getByRole('listitem')).toHaveCount(
      0,
    );
  });

  test('cuts the content of a post without an excerpt to 150 characters', async ({ page }) => {
    await page.goto('/blog');
    await untilRead(page);
    await expect(
      cardOf(page, 'Have your Pongal page ready by December').getByRole('paragraph'),
    ).toHaveText(
      'The rush starts long before the first pot boils over. A short list of what to decide now, so that the page is quiet work and not a midnight job.',
    );
    const content =
      'A banner costs more than a minute, so spend the minute. Before you send the file to the printer, print the QR code on ordinary paper at its final size, pin it to a wall, and step back';
    await expect(
      cardOf(page, 'Test the QR code before the banner is printed').getByRole('paragraph'),
    ).toHaveText(`${content.slice(0, 150).trimEnd()}...`);
  });

  test('clamps a title to two lines and an excerpt to three', async ({ page }) => {
    await page.goto('/blog');
    await untilRead(page);
    const card = cardOf(page, LONG_TITLE);
    const title = card.getByText(LONG_TITLE);
    await expect(title).toHaveCSS('-webkit-line-clamp', '2');
    await expect(title).toHaveCSS('overflow', 'hidden');
    const lines = await title.evaluate(
      (it) => it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
    await expect(card.getByRole('paragraph')).toHaveCSS('-webkit-line-clamp', '3');
  });

  test('shows a picture where there is one, a drawing where there is none', async ({ page }) => {
    await page.goto('/blog');
    await untilRead(page);
    const picture = cardOf(page, 'Have your Pongal page ready by December').locator('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const without = cardOf(page, 'Test the QR code before the banner is printed');
    await expect(without.locator('img')).toHaveCount(0);
    await expect(without.locator('svg').first()).toBeVisible();
  });

  test('is read once in the life of a page', async ({ page, context }) => {
    const reads = readsOf(page, 'blog_posts');
    await page.goto('/blog');
    await untilRead(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    // What is being downloaded would fail offline.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await context.setOffline(false);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL('/services');
    await nav.getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await openCard(page, LONG_READ);
    await page.goBack();
    expect(await reads.count()).toBe(1);
  });

  test('asks only for what a visitor may read, and never with a body', async ({ page }) => {
    const reading = page.waitForRequest(/\/rest\/v1\/blog_posts/);
    await page.goto('/blog');
    await untilRead(page);
    const request = await reading;
    const { searchParams } = new URL(request.url());
    expect(searchParams.get('order')).toBe('created_at.desc,id.desc');
    expect(request.headers().apikey).toMatch(/^sb_publishable_/);
    expect(request.postData()).toBeNull();
  });
});

describeDialog({
  list: '/blog',
  title: LONG_READ,
  address: '/blog/wedding-hall-bookings-without-a-double-date',
  words: 'Every wedding hall has a notebook.',
  widest: 56 * 16,
  highest: 0.8,
});

test.describe('a post', () => {
  test('is shown in full: long date, picture, paragraphs, every tag', async ({ page }) => {
    await page.goto('/blog');
    const dialog = await openCard(page, LONG_READ);
    await expect(dialog.getByRole('time')).toHaveText('July 27, 2026');
    await expect
      .poll(() => dialog.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const content = dialog.getByText('Every wedding hall has a notebook.');
    await expect(content).toHaveCSS('white-space-collapse', 'preserve');
    expect(await content.textContent()).toMatch(
      /two different pages of it\.\n\nThe double booking is nearly never/,
    );
    await expect(content).toContainText(/its calendar deserves ten minutes\.$/);
    await expect(dialog.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'Wedding halls',
      'Bookings',
      'Calendars',
      'Websites',
      'WhatsApp',
      'Operations',
    ]);
  });

  test('without picture and tags shows neither', async ({ page }) => {
    await page.goto('/blog');
    const dialog = await openCard(page, 'The three prices of a website');
    await expect(dialog.getByRole('time')).toHaveText('August 14, 2026');
    await expect(dialog.locator('img')).toHaveCount(0);
    await expect(dialog.getByRole('list')).toHaveCount(0);
  });

  test('in Tamil opens from its own address', async ({ page }) => {
    await page.goto(`/blog/${encodeURIComponent(TAMIL_SLUG)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TAMIL);
    await expect(page).toHaveTitle(`${TAMIL} – Uplift`);
    await page.getByRole('link', { name: 'All posts' }).click();
    await expect(page).toHaveURL('/blog');
    await openCard(page, TAMIL);
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(`/blog/${TAMIL_SLUG}`);
  });

  test('that does not exist is a page not found, once that is known', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/rest\/v1\/blog_posts/, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/blog/no-such-post');
    await expect(page.getByRole('status')).toHaveText('Loading...');
    await expect(page.getByText('Oops! Page not found')).toHaveCount(0);
    answer();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }),
    ).toBeVisible();
    await expect(page).toHaveTitle('Page not found – Uplift');
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('published while a visitor reads is there after a reload, at its address', async ({
    page,
    request,
  }) => {
    const id = randomUUID();
    const title = `Published by a test, ${id}`;
    const admin = await restApi(request);
    await page.goto('/blog');
    await expect(page.getByRole('article').first()).toBeVisible();
    await admin.insert('blog_posts', {
      title,
      slug: `published-${id}`,
      content: 'Written after the site was built.\nIt needs no second building to be read.',
      tags: ['New'],
    });
    try {
      await expect(page.getByRole('link', { name: title })).toHaveCount(0);
      await page.reload();
      await openCard(page, title);
      await expect(page).toHaveURL(`/blog/published-${id}`);
      await page.goto(`/blog/published-${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('article')).toContainText('Written after the site was built.');
    } finally {
      await admin.remove('blog_posts', `slug=eq.published-${id}`);
    }
  });
});

test.describe('printed', () => {
  test.use({ colorScheme: 'dark' });

  test('a post is an article on light paper: in full, without the page around it', async ({
    page,
  }) => {
    await page.goto('/blog');
    await openCard(page, LONG_READ);
    const dialog = page.getByRole('dialog', { name: LONG_READ });
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

    await expect(page.locator('h1', { hasText: /^Blog$/ })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Close' })).toBeHidden();
    const heading = dialog.getByRole('heading', { name: LONG_READ });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('color', 'rgb(35, 24, 17)');
    const cutOff = await dialog.evaluate((element) =>
      [element, ...element.querySelectorAll('section')].map(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      ),
    );
    expect(cutOff.every((pixels) => pixels <= 1)).toBe(true);
  });
});
