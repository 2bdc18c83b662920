// Checks that the built Storybook works in a subfolder and offline, opens on its introduction, and has
// a story for each picture and for each link of its pages.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { packagedChromium } from '../e2e/support/chromium.ts';

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'storybook-static');
const PICTURES = join(ROOT, '.storybook/pictures');
const FOLDER = '/sub/folder/';
/** Milliseconds: long enough for a busy machine. */
const TIMEOUT = 120_000;

const server = await preview({
  configFile: false,
  appType: 'mpa',
  base: FOLDER,
  logLevel: 'warn',
  build: { outDir: BUILT },
  preview: { host: '127.0.0.1', port: 0 },
});
const { origin } = new URL(server.resolvedUrls.local[0]);

const browser = await chromium.launch({ executablePath: await packagedChromium() });
const faults = [];
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT);
  await page.route('**', (route) =>
    route.request().url().startsWith(origin) ? route.continue() : route.abort(),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => faults.push(String(error)));

  const preview = page.frameLocator('#storybook-preview-iframe');
  await page.goto(origin + FOLDER);
  await preview.getByRole('heading', { name: 'The design system', level: 1 }).waitFor();
  await preview.getByRole('cell', { name: 'Primitives', exact: true }).waitFor();
  await page.goto(`${origin}${FOLDER}?path=/docs/foundations-tokens--docs`);
  await preview.getByRole('cell', { name: 'text.muted' }).waitFor();
  await page.goto(`${origin}${FOLDER}?path=/docs/primitives-button--docs`);
  await preview.getByText('Shown while the action runs').first().waitFor();
  await page.goto(`${origin}${FOLDER}?path=/story/primitives-button--states`);
  await preview.locator('button.pseudo-hover').last().waitFor();
} catch (error) {
  faults.push(String(error));
} finally {
  await browser.close();
  await server.close();
}

const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8'));
for (const picture of globSync('*/*.png', { cwd: PICTURES })) {
  const [component, file = ''] = picture.split(sep);
  if (`${component}--${file.split('.')[0]}` in entries) continue;
  faults.push(`.storybook/pictures/${picture} has no story any more: remove it.`);
}
for (const document of globSync('{packages/ui/src,.storybook}/docs/*.mdx', { cwd: ROOT })) {
  const links = readFileSync(join(ROOT, document), 'utf8').matchAll(/\?path=\/\w+\/([\w-]+)/g);
  for (const [, id = ''] of links) {
    if (!(id in entries)) faults.push(`${document} links to ${id}, which does not exist.`);
  }
}

for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0
    ? `Storybook opens on its introduction in ${FOLDER}, offline.`
    : `Storybook has errors in ${FOLDER}.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
