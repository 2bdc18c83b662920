import type { Page } from '@playwright/test';
import { readsOf } from '../support/network.ts';
import { cardOf, navLink, openPage, sameDocument, untilRead } from '../support/pageActions.ts';
import { expect, test } from '../support/test.ts';

const TAMIL = 'சிறிய கடைக்கும் இணையதளம் வேண்டுமா? தொடங்கும் முன் ஐந்து கேள்விகள்';
const HALLS = 'From notebook to calendar: hall bookings without a double date';
const BANNER = 'Test the QR code before the banner is printed';
/** What the seed has. */
const POSTS = 16;
const PROJECTS = 11;
const SHOPS = ['Karuppatti Kadai', 'Nool Veedu Handloom'] as const;

const titlesOf = (page: Page) => page.getByRole('article').getByRole('heading');

test('the blog lists all posts with their dates, newest first, and reads them once', async ({
  page,
}) => {
  const reads = readsOf(page, 'blog_posts');
  await openPage(page, '/blog');
  await untilRead(page);
  await expect(titlesOf(page)).toHaveCount(POSTS);
  const dates = await page
    .getByRole('article')
    .getByRole('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(dates).toEqual(dates.toSorted().toReversed());
  await expect(cardOf(page, BANNER).getByRole('time')).toHaveText('Oct 21, 2026');
  await expect(cardOf(page, TAMIL).locator('[lang=ta]').first()).toHaveText(TAMIL);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await navLink(page, 'Services').click();
  await expect(page).toHaveURL('/services');
  await navLink(page, 'Blog').click();
  await untilRead(page);
  await page.getByRole('link', { name: HALLS, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await reads()).toBe(1);
});

test.describe('elsewhere', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' });

  test('posts have the dates of the place, in English, and this year’s footer', async ({
    page,
  }) => {
    // The built page carries the year of its building.
    await page.clock.setFixedTime(new Date('2031-02-01T12:00:00'));
    await openPage(page, '/blog');
    await untilRead(page);
    // 16:10 in India is past midnight in Kiritimati.
    await expect(cardOf(page, BANNER).getByRole('time')).toHaveText('Oct 22, 2026');
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 Uplift');
    await openPage(page, '/blog/test-the-qr-code-before-the-banner');
    await expect(page.getByRole('article').getByRole('time')).toHaveText('October 22, 2026');
  });
});

test('the category of the portfolio is chosen by key, announced, and part of the URL', async ({
  page,
}) => {
  await openPage(page, '/portfolio');
  await untilRead(page);
  const filter = page.getByRole('group', { name: 'Filter by category' });
  const choice = (name: string) => filter.getByRole('button', { name, exact: true });
  const pressed = filter.getByRole('button', { pressed: true });
  const status = page.locator('main output');
  await expect(titlesOf(page)).toHaveCount(PROJECTS);
  await expect(filter.getByRole('button')).toHaveText([
    'All',
    ...['Web Development', 'AI Automation', 'E-commerce', 'Digital Marketing'],
  ]);
  await expect(status, 'before any choice').toBeEmpty();
  await choice('E-commerce').focus();
  await page.keyboard.press('Space');
  await expect(titlesOf(page)).toHaveText([...SHOPS]);
  await expect(status).toHaveText('2 projects');
  await expect(pressed).toHaveText(['E-commerce']);
  await expect(page).toHaveURL('/portfolio?category=E-commerce');

  await test.step('Back, Forward and a reload follow it', async () => {
    await choice('All').click();
    await expect(page).toHaveURL('/portfolio');
    await expect(titlesOf(page)).toHaveCount(PROJECTS);
    await page.goBack();
    await expect(titlesOf(page)).toHaveText([...SHOPS]);
    await page.goForward();
    await expect(pressed).toHaveText('All');
    await page.goBack();
    await page.reload();
    await expect(pressed).toHaveText('E-commerce');
    await expect(titlesOf(page)).toHaveText([...SHOPS]);
  });
  await test.step('one that no project has shows a way back', async () => {
    await openPage(page, '/portfolio?category=No+such');
    await page.getByRole('button', { name: 'Show all projects' }).click();
    await expect(titlesOf(page)).toHaveCount(PROJECTS);
    await expect(page).toHaveURL('/portfolio');
  });
});

test('with the backend away, the built pages are what is left of a list', async ({
  page,
  problems,
}) => {
  problems.expect(/503|Error fetching|Service Unavailable/);
  await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.clock.install();
  await openPage(page, '/portfolio');
  const cards = page.getByRole('main').getByRole('article');
  const archive = page.getByRole('main').getByRole('link', { name: 'All projects by date' });
  // After four tries in seven seconds.
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(archive).toHaveAttribute('href', '/portfolio/archive', { timeout: 500 });
  }).toPass();
  await expect(cards).toHaveCount(6);

  // A project is opened as its own document.
  const isSame = await sameDocument(page);
  const title = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await isSame()).toBe(false);
});
