/**
 * Every screen at six sizes in both themes, the main ones with forced colours too, on one page:
 * `pnpm contact-sheet` builds the site and writes `test-results/contact-sheet/index.html`. Words
 * after the command choose screens by name, or sizes by width (`pnpm contact-sheet home 375 1280`).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page, request } from '@playwright/test';
import { settlePictures } from '../../.storybook/visual/settlePictures.ts';
import { newSession } from '../support/accounts.ts';
import { packagedChromium } from '../support/chromium.ts';
import { barOf, hydratePage } from '../support/pageActions.ts';
import { storeSession } from '../support/panel.ts';
import { startServer } from '../support/startServer.ts';
import { type Screen, screens } from './screens.ts';

/** CSS px. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 768, height: 1024 },
  { width: 812, height: 375 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const SHEET = join(import.meta.dirname, '../../test-results/contact-sheet');

const words = process.argv.slice(2);
/** Those that the command names, or all if it names none of them. */
const chosen = <T>(all: readonly T[], nameOf: (each: T) => string) => {
  const named = all.filter((each) => words.includes(nameOf(each)));
  return named.length > 0 ? named : all;
};

const server = startServer({ env: { SUPABASE_DB: 'memory' } });
if (!(await server.started)) throw new Error(server.output());
const origin = server.origin();
const session = await newSession(await request.newContext({ baseURL: origin }));

rmSync(SHEET, { recursive: true, force: true });
mkdirSync(SHEET, { recursive: true });
const browser = await chromium.launch({ executablePath: await packagedChromium() });
const rows: string[] = [];
for (const [name, screen] of chosen(Object.entries(screens), ([each]) => each)) {
  rows.push(`<h2>${name}</h2>`);
  for (const look of ['light', 'dark', ...(screen.forced ? ['forced'] : [])]) {
    const pictures: string[] = [];
    for (const size of chosen(SIZES, ({ width }) => String(width))) {
      const file = `${name}-${size.width}-${look}.jpg`;
      await photograph(screen, size, look, join(SHEET, file));
      pictures.push(
        `<a href="${file}"><img src="${file}" alt="${name}, ${size.width} px, ${look}" style="flex:${size.width}" loading="lazy"></a>`,
      );
    }
    rows.push(`<div>${pictures.join('')}</div>`);
  }
}
await browser.close();
await server.stop();

writeFileSync(
  join(SHEET, 'index.html'),
  `<!doctype html>
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
`,
);
console.log(join(SHEET, 'index.html'));

async function photograph(
  screen: Screen,
  viewport: (typeof SIZES)[number],
  look: string,
  path: string,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    colorScheme: look === 'dark' ? 'dark' : 'light',
    forcedColors: look === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  // Other hosts, e.g. the map of the contact page.
  await context.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
  const page = await context.newPage();
  if (screen.admin) await storeSession(page, session);
  await page.goto(screen.path);
  await hydratePage(page);
  await settle(page);
  await screen.act?.(page);
  await settle(page);
  // It sticks to the lower edge of the viewport, which is not the picture's.
  if (!screen.visiblePart) {
    await barOf(page).evaluateAll((bars) => {
      for (const bar of bars) Object.assign(bar.style, { position: 'static', animation: 'none' });
    });
  }
  await page.screenshot({ path, fullPage: !screen.visiblePart, type: 'jpeg', quality: 85 });
  await context.close();
}

/** Waits for what is read, fonts and pictures. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    // Renders also what is far from the viewport, or drawn only when it is seen.
    for (const card of document.querySelectorAll('article'))
      card.style.contentVisibility = 'visible';
    for (const image of document.images) image.decoding = 'sync';
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(settlePictures);
}
