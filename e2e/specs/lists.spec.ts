import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import {
  answerWith,
  hold,
  openPage,
  readsOf,
  reloadPage,
  untilRead,
  urlOfTable,
} from '../support/visit.ts';

const TAMIL = 'சிறிய கடைக்கும் இணையதளம் வேண்டுமா? தொடங்கும் முன் ஐந்து கேள்விகள்';
const TAMIL_SLUG = 'சிறிய-கடைக்கும்-இணையதளம்-வேண்டுமா';
const HALLS = 'From notebook to calendar: hall bookings without a double date';
const HALLS_URL = '/blog/wedding-hall-bookings-without-a-double-date';
const BANNER = 'Test the QR code before the banner is printed';

/** The posts of the seed with their dates in India, newest first. */
const POSTS = [
  ['Have your Pongal page ready by December', 'Nov 12, 2026'],
  [BANNER, 'Oct 21, 2026'],
  ['Six saved replies for a busy rice mill', 'Sep 08, 2026'],
  ['The three prices of a website', 'Aug 14, 2026'],
  [HALLS, 'Jul 27, 2026'],
  [
    'What we ask a clinic before we write a single line of code, and why the answers about tokens, holidays and reports matter far more than the colour of the website or the size of its logo',
    'Jul 02, 2026',
  ],
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

/** The projects of the seed with their categories, newest first. */
const PROJECTS = [
  ['Vennaru Karai Rice Mill', 'Web Development'],
  ['Nalam Kudumba Clinic', 'AI Automation'],
  ['Karuppatti Kadai', 'E-commerce'],
  ['Arumbu Nursery and Primary School', 'Digital Marketing'],
  ['Nool Veedu Handloom', 'E-commerce'],
  ['Manjal Malar Mahal', 'Web Development'],
  ['Pachai Vayal Farm Inputs', 'AI Automation'],
  ['Kovil Veedhi Homestay', 'Digital Marketing'],
  ['Vilakku Brass Works', 'Web Development'],
  ['Thozhan Auto Spares', 'AI Automation'],
  ['Ilaneer Bakery: the second shop', 'Digital Marketing'],
] as const;
const SHOPS = ['Karuppatti Kadai', 'Nool Veedu Handloom'];

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const titlesOf = (page: Page) => page.getByRole('article').getByRole('heading');
const linkTo = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const dialogOf = (page: Page, title: string) =>
  page.getByRole('dialog', { name: title, exact: true });
const navTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

/** Opens an entry's dialog as a visitor does: by its card. */
async function openCard(page: Page, title: string): Promise<Locator> {
  await untilRead(page);
  await page.getByRole('link', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('the blog lists all posts with their dates, newest first, and reads them once', async ({
  page,
  context,
  problems,
}) => {
  const reads = readsOf(page, 'blog_posts');
  await openPage(page, '/blog');
  await untilRead(page);
  const shown = await page
    .getByRole('article')
    .evaluateAll((all) =>
      all.map((card) => [
        card.querySelector('h2')?.textContent ?? '',
        card.querySelector('time')?.textContent ?? '',
      ]),
    );
  expect(shown).toEqual(POSTS);
  await expect(cardOf(page, TAMIL).locator('[lang=ta]').first()).toHaveText(TAMIL);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await navTo(page, 'Services');
  await expect(page).toHaveURL('/services');
  // Pictures may be under way.
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await context.setOffline(false);
  await navTo(page, 'Blog');
  await openCard(page, HALLS);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await reads.count()).toBe(1);
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
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 Uplift');
  });
});

test('a post that was published meanwhile is there after a reload, one that does not exist is not found', async ({
  page,
}) => {
  const title = 'Published meanwhile';
  await openPage(page, '/blog');
  await untilRead(page);
  await expect(linkTo(page, title)).toHaveCount(0);
  await answerWith(page, 'blog_posts', [
    {
      id: 'new',
      slug: 'published-meanwhile',
      title,
      content: 'Written after the site was built.',
      tags: ['New'],
      created_at: '2026-11-20T05:00:00+00:00',
    },
  ]);
  await page.reload();
  const dialog = await openCard(page, title);
  await expect(dialog).toContainText('Written after the site was built.');
  await expect(page).toHaveURL('/blog/published-meanwhile');

  await page.unrouteAll();
  const answer = await hold(page, urlOfTable('blog_posts'));
  await openPage(page, '/blog/no-such-post');
  await expect(page.getByRole('status')).toHaveText('Loading...');
  await expect(page.getByText('Oops! Page not found')).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page).toHaveTitle('Page not found – Uplift');
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the dialog of a post closes in every way, and keeps focus and page in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/blog');
  await untilRead(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const dialog = dialogOf(page, HALLS);
  const placeOf = () => page.evaluate(() => window.scrollY);

  await test.step('it opens when the card is pressed anywhere, and takes its address', async () => {
    await cardOf(page, HALLS).click({ position: { x: 12, y: 12 } });
    await expect(dialog).toContainText('Every wedding hall has a notebook.');
    await expect(dialog.getByRole('time')).toHaveText('July 27, 2026');
    await expect(page).toHaveURL(HALLS_URL);
    await expect(page).toHaveTitle(`${HALLS} – Uplift`);
  });
  await test.step('it stays open when it is pressed inside', async () => {
    await dialog.getByRole('heading', { name: HALLS }).click();
    await expect(dialog).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await expect(page.locator('[inert]').getByRole('main')).toHaveCount(1);
  });
  for (const close of [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
  ]) {
    await test.step('it closes, and leaves the list as it was', async () => {
      if (await dialog.isHidden()) {
        const link = linkTo(page, HALLS);
        await link.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
        // By key: before a click, Playwright itself scrolls.
        await link.evaluate((it) => it.focus({ preventScroll: true }));
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
      }
      const place = await placeOf();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL('/blog');
      await expect(page).toHaveTitle('Blog – Uplift');
      await expect(linkTo(page, HALLS)).toBeFocused();
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
      expect(await placeOf()).toBe(place);
    });
  }
});

test('a dialog is one step of the history, however many entries are looked at', async ({
  page,
}) => {
  await openPage(page, '/');
  await navTo(page, 'Blog');
  await openCard(page, HALLS);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/blog');
  await page.goForward();
  await expect(dialogOf(page, HALLS)).toBeVisible();
  const at = POSTS.findIndex(([title]) => title === HALLS);
  const next = POSTS[at + 1]?.[0] ?? '';
  const previous = POSTS[at - 1]?.[0] ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(dialogOf(page, next)).toBeVisible();
  await expect(page).toHaveTitle(`${next} – Uplift`);
  await expect(page.getByRole('dialog').locator('[aria-live=polite]')).toHaveText(next);
  await page.keyboard.press('ArrowLeft');
  await expect(dialogOf(page, HALLS)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(dialogOf(page, previous)).toBeVisible();
  // With another key they are the browser's.
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(dialogOf(page, previous)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/blog');
  await expect(linkTo(page, previous)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');

  await test.step('after a reload an entry is a page of its own', async () => {
    await page.goForward();
    await openCard(page, TAMIL);
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(`/blog/${TAMIL_SLUG}`);
    await reloadPage(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TAMIL);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await openCard(page, HALLS);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test('a dialog leads from the first project to the last, is shared and asked about', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'share', {
        value: async (data: ShareData) => Object.assign(window, { shared: data }),
      });
    });
    await openPage(page, '/portfolio');
    await untilRead(page);
    const [[first], ...others] = PROJECTS;
    await linkTo(page, first).tap();
    await expect(dialogOf(page, first)).toBeVisible();
    const steps = (name: string) => page.getByRole('dialog').getByRole('button', { name });
    await expect(steps('Previous')).toHaveAttribute('aria-disabled', 'true');
    for (const [next] of others) {
      await steps('Next').tap();
      await expect(dialogOf(page, next)).toBeVisible();
    }
    await expect(steps('Next')).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Next', 'Close']) {
      await expect(steps(name)).toBeInViewport({ ratio: 1 });
      expect((await steps(name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const dialog = page.getByRole('dialog');
    const box = await dialog.boundingBox();
    expect([box?.width, box?.height]).toEqual([375, 700]);
    const title = others.at(-1)?.[0] ?? '';
    await dialog.locator('summary').tap();
    const { pathname } = new URL(page.url());
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared))
      .toEqual({ title, url: `http://localhost:4173${pathname}` });
    await dialog.getByRole('link', { name: /^Ask about/ }).tap();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      `I would like a project like “${title}”.\n\n`,
    );
    await expect(page.getByRole('heading', { name: 'Send us a Message' })).toBeInViewport();
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
  await expect(titlesOf(page)).toHaveText(PROJECTS.map(([title]) => title));
  const categories = [...new Set(PROJECTS.map(([, category]) => category))];
  await expect(filter.getByRole('button')).toHaveText(['All', ...categories]);
  await expect(status, 'before any choice').toBeEmpty();

  for (const category of categories) {
    await choice(category).focus();
    await page.keyboard.press('Space');
    const titles = PROJECTS.filter((each) => each[1] === category).map(([title]) => title);
    await expect(titlesOf(page)).toHaveText(titles);
    await expect(status).toHaveText(`${titles.length} projects`);
    await expect(pressed).toHaveText([category]);
  }
  await choice('E-commerce').click();
  await expect(page).toHaveURL('/portfolio?category=E-commerce');

  await test.step('an open project stays in it', async () => {
    await openCard(page, SHOPS[0] ?? '');
    const dialog = page.getByRole('dialog');
    // Before it is open, an arrow key scrolls the page.
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(dialogOf(page, SHOPS[1] ?? '')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/portfolio?category=E-commerce');
    await expect(titlesOf(page)).toHaveText(SHOPS);
  });
  await test.step('Back, Forward and a reload follow it', async () => {
    await choice('All').click();
    await expect(page).toHaveURL('/portfolio');
    await expect(page.getByRole('article')).toHaveCount(PROJECTS.length);
    await page.goBack();
    await expect(pressed).toHaveText('E-commerce');
    await expect(titlesOf(page)).toHaveText(SHOPS);
    await page.goForward();
    await expect(pressed).toHaveText('All');
    await page.goBack();
    await page.reload();
    await expect(pressed).toHaveText('E-commerce');
    await expect(titlesOf(page)).toHaveText(SHOPS);
  });
  await test.step('one that no project has shows a way back', async () => {
    await openPage(page, '/portfolio?category=No+such');
    await expect(page.getByText('No projects in this category.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all projects' }).click();
    await expect(page.getByRole('article')).toHaveCount(PROJECTS.length);
    await expect(page).toHaveURL('/portfolio');
  });
});
