// Checks that the built Storybook works in a subfolder and offline, opens on its introduction, and has
// a story for each picture and for each link of its pages.
import { createReadStream, existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { chromium } from '@playwright/test';
import { packagedChromium } from '../e2e/support/chromium.ts';

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'storybook-static');
const PICTURES = join(ROOT, '.storybook/pictures');
const FOLDER = '/sub/folder/';
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
/** Milliseconds: long enough for a busy machine. */
const TIMEOUT = 120_000;

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const inside = pathname.startsWith(FOLDER) && !pathname.includes('..');
  const path = inside && join(BUILT, pathname.slice(FOLDER.length) || 'index.html');
  if (!path || !existsSync(path) || !statSync(path).isFile()) return response.writeHead(404).end();
  response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
  createReadStream(path).pipe(response);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

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
  server.close();
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
