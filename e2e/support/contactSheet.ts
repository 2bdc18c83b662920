/**
 * Screenshots of every screen at three widths in both themes on one page: `pnpm contact-sheet` builds
 * the site and writes `test-results/contact-sheet/index.html`. Arguments select screens by name.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import type { Backend } from '../../apps/site/supabase/backend.ts';
import { packagedChromium } from './chromium.ts';
import { ADMIN, PUBLISHABLE_KEY, SESSION_KEY } from './signIn.ts';
import { wake } from './wake.ts';

const WIDTHS = [375, 768, 1440];
const HEIGHT = 900;
const THEMES = ['light', 'dark'] as const;
const PORT = 4390;
const SITE = join(import.meta.dirname, '../../apps/site');
const SHEET = join(import.meta.dirname, '../../test-results/contact-sheet');

interface Screen {
  name: string;
  path: string;
  admin?: boolean;
  /** Takes the viewport instead of the whole page, e.g. for dialogs; false by default. */
  visiblePart?: boolean;
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
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'services', path: '/services' },
  { name: 'portfolio', path: '/portfolio' },
  {
    name: 'project',
    path: '/portfolio',
    visiblePart: true,
    act: openFirst,
  },
  { name: 'blog', path: '/blog' },
  {
    name: 'post',
    path: '/blog',
    visiblePart: true,
    act: openFirst,
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
  { name: 'contact', path: '/contact' },
  {
    name: 'contact-invalid',
    path: '/contact',
    act: async (page) => {
      await page.getByRole('textbox').first().focus();
      await press('Send Message')(page);
    },
  },
  {
    name: 'menu',
    path: '/',
    visiblePart: true,
    act: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'login', path: '/admin' },
  { name: 'admin-posts', path: '/admin', admin: true, visiblePart: true },
  { name: 'admin-portfolio', path: '/admin/portfolio', admin: true, visiblePart: true },
  { name: 'admin-messages', path: '/admin/messages', admin: true, visiblePart: true },
  { name: 'post-form', path: '/admin?new', admin: true, visiblePart: true },
  { name: 'project-form', path: '/admin/portfolio?new', admin: true, visiblePart: true },
];

const wanted = process.argv.slice(2);
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

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
for (const theme of THEMES) {
  for (const width of WIDTHS) {
    for (const screen of chosen) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width, height: HEIGHT },
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      });
      await photograph(context, screen, fileOf(screen, width, theme));
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
  await wake(page);
  await settle(page, screen);
  await screen.act?.(page);
  await settle(page, screen);
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
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    );
  });
}

function fileOf({ name }: Screen, width: number, theme: string): string {
  return `${name}-${width}-${theme}.jpg`;
}

function sheet(): string {
  const picture = (screen: Screen, width: number, theme: string) => {
    const file = fileOf(screen, width, theme);
    return `<a href="${file}"><img src="${file}" alt="${screen.name}, ${width} px, ${theme}" style="flex:${width}" loading="lazy"></a>`;
  };
  const rows = chosen.map(
    (screen) => `<h2 id="${screen.name}">${screen.name}</h2>
${THEMES.map((theme) => `<div>${WIDTHS.map((width) => picture(screen, width, theme)).join('')}</div>`).join('\n')}`,
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
