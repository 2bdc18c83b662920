/**
 * Every screen at ten sizes in both themes, the main ones with forced colours too, on one page:
 * `pnpm contact-sheet` builds the site and writes `test-results/contact-sheet/index.html`. Words
 * after the command choose screens by name, or sizes by width (`pnpm contact-sheet home 375 1440`).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import type { Backend } from '../../apps/site/supabase/backend.ts';
import { packagedChromium } from './chromium.ts';
import { hydratePage } from './hydratePage.ts';
import { ADMIN, PUBLISHABLE_KEY, SESSION_KEY } from './signIn.ts';

/** CSS px. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 768, height: 1024 },
  { width: 812, height: 375 },
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
type Size = (typeof SIZES)[number];
const THEMES = ['light', 'dark'] as const;
type Look = (typeof THEMES)[number] | 'forced';
const PORT = 4390;
const SITE = join(import.meta.dirname, '../../apps/site');
const SHEET = join(import.meta.dirname, '../../test-results/contact-sheet');

interface Screen {
  name: string;
  path: string;
  admin?: boolean;
  /** Takes the viewport instead of the whole page, e.g. for dialogs; false by default. */
  visiblePart?: boolean;
  /** Pictured with forced colours as well. */
  main?: boolean;
  /** Runs before the page opens. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs when the page has loaded. */
  act?: (page: Page) => Promise<unknown>;
}

const REST = '**/rest/v1/**';
const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

const openFirst = async (page: Page) => {
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('dialog').waitFor();
};

const screens: Screen[] = [
  { name: 'home', path: '/', main: true },
  { name: 'about', path: '/about', main: true },
  { name: 'services', path: '/services', main: true },
  { name: 'portfolio', path: '/portfolio', main: true },
  {
    name: 'project',
    path: '/portfolio',
    visiblePart: true,
    act: openFirst,
  },
  { name: 'blog', path: '/blog', main: true },
  {
    name: 'post',
    path: '/blog',
    visiblePart: true,
    act: openFirst,
  },
  { name: 'post-page', path: '/blog/pongal-page-ready-by-december', main: true },
  { name: 'project-page', path: '/portfolio/e4a61f57-bae4-49dc-8605-f03cb6bf22d6' },
  {
    name: 'share',
    path: '/blog/pongal-page-ready-by-december',
    visiblePart: true,
    act: async (page) => {
      const share = page.locator('summary', { hasText: 'Share' });
      await share.scrollIntoViewIfNeeded();
      await share.click();
    },
  },
  { name: 'blog-found', path: '/blog?q=page&tag=Shops' },
  { name: 'blog-nothing-found', path: '/blog?q=zebra' },
  { name: 'portfolio-category', path: '/portfolio?category=E-commerce' },
  {
    name: 'finder',
    path: '/',
    visiblePart: true,
    main: true,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').fill('web');
      await dialog
        .getByRole('status')
        .filter({ hasText: 'Searching...' })
        .waitFor({ state: 'detached' });
    },
  },
  {
    name: 'blog-loading',
    path: '/blog',
    before: (page) => page.route(REST, () => undefined),
  },
  {
    name: 'blog-empty',
    path: '/blog',
    before: (page) => page.route(REST, (route) => route.fulfill({ json: [] })),
  },
  { name: 'contact', path: '/contact', main: true },
  // The first screen of a page, on phones with the bar at its lower edge.
  { name: 'contact-bar', path: '/services', visiblePart: true },
  {
    name: 'contact-invalid',
    path: '/contact',
    act: async (page) => {
      await page.getByRole('textbox').first().focus();
      await press('Send Message')(page);
    },
  },
  {
    name: 'contact-sent',
    path: '/contact',
    visiblePart: true,
    before: (page) => page.route(REST, (route) => route.fulfill({ status: 201 })),
    act: async (page) => {
      await writeMessage(page);
      await press('Send Message')(page);
      await page.getByText('Message sent successfully!').first().waitFor();
    },
  },
  {
    name: 'contact-failed',
    path: '/contact',
    visiblePart: true,
    main: true,
    before: (page) => page.route(REST, (route) => route.abort()),
    act: async (page) => {
      await writeMessage(page);
      await press('Send Message')(page);
      await page.getByText('Error sending message').first().waitFor();
    },
  },
  { name: 'contact-half-written', path: '/contact', act: writeMessage },
  { name: 'archive', path: '/blog/archive/1' },
  {
    name: 'menu',
    path: '/',
    main: true,
    visiblePart: true,
    act: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'login', path: '/admin', main: true },
  { name: 'admin-posts', path: '/admin', admin: true, visiblePart: true, main: true },
  { name: 'admin-portfolio', path: '/admin/portfolio', admin: true, visiblePart: true },
  { name: 'admin-messages', path: '/admin/messages', admin: true, visiblePart: true },
  { name: 'post-form', path: '/admin?new', admin: true, visiblePart: true },
  { name: 'project-form', path: '/admin/portfolio?new', admin: true, visiblePart: true },
  { name: 'admin-pictures', path: '/admin/pictures', admin: true, visiblePart: true },
  {
    name: 'admin-selection',
    path: '/admin/messages',
    admin: true,
    visiblePart: true,
    act: (page) => page.getByRole('checkbox').nth(1).check(),
  },
  {
    name: 'admin-account',
    path: '/admin',
    admin: true,
    visiblePart: true,
    act: async (page) => {
      await press('Account')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-deleted',
    path: '/admin',
    admin: true,
    visiblePart: true,
    act: async (page) => {
      const dialog = page.getByRole('dialog');
      const deleted = dialog.getByRole('button', { name: /^Bring back/ });
      await press('Recently deleted')(page);
      await deleted.or(dialog.getByText('Nothing was deleted')).first().waitFor();
      // One deletion is enough for all pictures.
      if (await deleted.first().isVisible()) return;
      await page.keyboard.press('Escape');
      page.on('dialog', (question) => question.accept());
      // The first one is edited in other pictures.
      await page
        .getByRole('button', { name: /^Delete/ })
        .last()
        .click();
      await page.getByText('Blog post deleted successfully!').waitFor();
      await press('Recently deleted')(page);
      await deleted.first().waitFor();
    },
  },
  {
    name: 'admin-shortcuts',
    path: '/admin',
    admin: true,
    visiblePart: true,
    act: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-finder',
    path: '/admin',
    admin: true,
    visiblePart: true,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('web');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'post-history',
    path: '/admin',
    admin: true,
    visiblePart: true,
    act: async (page) => {
      await press(/^Edit/)(page);
      const title = page.getByLabel('Title', { exact: true });
      const now = await title.inputValue();
      // Back and forth, so that each picture has a title of the same length.
      await title.fill(now.endsWith(' again') ? now.slice(0, -6) : `${now} again`);
      await press('Update Post')(page);
      await page.getByText('Blog post updated successfully!').waitFor();
      await press(/^Edit/)(page);
      await press('History')(page);
      await page.getByRole('dialog', { name: /History/ }).waitFor();
    },
  },
  {
    name: 'post-checklist',
    path: '/admin',
    admin: true,
    visiblePart: true,
    act: async (page) => {
      await press(/^Edit/)(page);
      await page.locator('summary').click();
    },
  },
  {
    name: 'post-preview',
    path: '/admin',
    admin: true,
    visiblePart: true,
    main: true,
    act: async (page) => {
      await press(/^Edit/)(page);
      await press('Preview')(page);
      await page.frameLocator('iframe').locator('article').waitFor();
    },
  },
  {
    name: 'post-preview-desktop',
    path: '/admin',
    admin: true,
    visiblePart: true,
    act: async (page) => {
      await press(/^Edit/)(page);
      await press('Preview')(page);
      await press('Desktop')(page);
      await page.frameLocator('iframe').locator('article').waitFor();
    },
  },
];

async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('கவிதா ராமன்');
  await page.getByLabel('Email').fill('kavitha@example.com');
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('We sell pots & lamps.\nCan you build us a page in Tamil?\nவணக்கம், நன்றி!');
}

const words = process.argv.slice(2);
const isChosen = (word: string, all: string[]) =>
  !words.some((other) => all.includes(other)) || words.includes(word);
const names = screens.map(({ name }) => name);
const widths = SIZES.map(({ width }) => String(width));
const chosen = screens.filter(({ name }) => isChosen(name, names));
const sizes = SIZES.filter(({ width }) => isChosen(String(width), widths));
const looksOf = ({ main }: Screen): Look[] => (main ? [...THEMES, 'forced'] : [...THEMES]);

process.env.PORT = String(PORT);
process.env.SUPABASE_DB = 'memory';
// The site's Vite plugins resolve paths from the working directory.
process.chdir(SITE);
const server = await preview({ root: SITE, logLevel: 'warn' });
const origin = `http://localhost:${PORT}`;
const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
  method: 'POST',
  headers: { apikey: PUBLISHABLE_KEY, 'Content-Type': 'application/json' },
  body: JSON.stringify(ADMIN),
});
const session = await answer.text();

rmSync(SHEET, { recursive: true, force: true });
mkdirSync(SHEET, { recursive: true });
const browser = await chromium.launch({ executablePath: await packagedChromium() });
for (const screen of chosen) {
  for (const size of sizes) {
    for (const look of looksOf(screen)) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: size,
        colorScheme: look === 'dark' ? 'dark' : 'light',
        forcedColors: look === 'forced' ? 'active' : 'none',
        reducedMotion: 'reduce',
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      });
      await photograph(context, screen, fileOf(screen, size, look));
      await context.close();
    }
  }
}
await browser.close();

writeFileSync(join(SHEET, 'index.html'), sheet());
console.log(`${chosen.length} screens: ${join(SHEET, 'index.html')}`);
await server.close();
await (await (globalThis as { embeddedSupabase?: Promise<Backend> }).embeddedSupabase)?.close();
process.exit(0);

async function photograph(context: BrowserContext, screen: Screen, file: string): Promise<void> {
  // Blocks other hosts, e.g. the map of the contact page.
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  if (screen.admin) {
    await context.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
      key: SESSION_KEY,
      text: session,
    });
  }
  const page = await context.newPage();
  await screen.before?.(page);
  await page.goto(screen.path);
  await hydratePage(page);
  await settle(page, screen);
  await screen.act?.(page);
  await settle(page, screen);
  // It sticks to the lower edge of the viewport, which is not the picture's.
  if (!screen.visiblePart) {
    await page.getByRole('navigation', { name: 'Call or chat' }).evaluateAll((bars) => {
      for (const bar of bars) bar.style.position = 'static';
    });
  }
  await page.screenshot({
    path: join(SHEET, file),
    fullPage: !screen.visiblePart,
    type: 'jpeg',
    quality: 85,
  });
}

/** Waits for requests, fonts, pictures and finite animations. */
async function settle(page: Page, { name }: Screen): Promise<void> {
  if (name !== 'blog-loading') await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    // Loads and renders also what is far from the viewport.
    for (const image of document.images) image.loading = 'eager';
    for (const card of document.querySelectorAll('article'))
      card.style.contentVisibility = 'visible';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.all(
      document
        .getAnimations()
        // One that follows the scroll position never finishes.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    );
  });
}

function fileOf({ name }: Screen, { width }: Size, look: Look): string {
  return `${name}-${width}-${look}.jpg`;
}

function sheet(): string {
  const picture = (screen: Screen, size: Size, look: Look) => {
    const file = fileOf(screen, size, look);
    return `<a href="${file}"><img src="${file}" alt="${screen.name}, ${size.width} px, ${look}" style="flex:${size.width}" loading="lazy"></a>`;
  };
  const rows = chosen.map(
    (screen) => `<h2 id="${screen.name}">${screen.name}</h2>
${looksOf(screen)
  .map((look) => `<div>${sizes.map((size) => picture(screen, size, look)).join('')}</div>`)
  .join('\n')}`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { margin: 2rem; font: 16px/1.4 system-ui; background: #777; color: #fff }
  div { display: flex; align-items: start; gap: 1rem; margin-block: 1rem }
  a { display: flex; min-width: 0 } img { max-width: 100%; max-height: 60rem; object-fit: contain }
</style>
<h1>Contact sheet</h1>
${rows.join('\n')}
</html>
`;
}
