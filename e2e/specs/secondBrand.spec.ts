import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type BrandCopy, serveBrand } from '../support/brandCopy.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violationsOf.ts';

const PORT = 4196;
const SITE = `http://localhost:${PORT}`;

/** An agency for bakeries in Lisbon, with two colours that are hard to read on paper. */
const BAKERY = {
  brand: 'Padaria Lua',
  verb: 'Raise',
  tagline: 'Websites and campaigns for the bakeries of Portugal.',
  founder: 'Inês Lua',
  phone: '+351 21 346 0700',
  email: 'ola@padarialua.pt',
  street: 'Rua das Flores 12',
  town: 'Lisboa',
  postalCode: '1200-195',
  country: 'Portugal',
  latitude: '38.7101',
  longitude: '-9.1425',
  origin: 'Alfama, the old quarter of Lisbon',
  authority: 'the Comissão Nacional de Proteção de Dados',
  timeZone: 'Europe/Lisbon',
  locale: 'en_PT',
  consultation: 'https://padarialua.pt/consulta',
  websiteOrder: 'https://padarialua.pt/encomenda',
  story: 'https://padarialua.pt/historia',
  scheduling: '',
  instagram: 'https://instagram.com/padarialua',
  first: '#FFD23F',
  second: '#98FFCC',
  motif: 'lattice',
};

/** What the demo's brand would leave behind: words, numbers, its colours and its motif. */
const TRACES =
  /uplift|valangaiman|tamil nadu|612804|98765 ?43210|asia\/kolkata|en_in|data protection board|kolam|kumkum|#b0202c|#fbf5e9|#fffcf5(?=.{0,40}1\.7)|#13142c|#1d1f3f|#f4bd52|10\.8562|79\.357/i;

test.describe.configure({ mode: 'serial' });
let brand: BrandCopy;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  brand = serveBrand(BAKERY, PORT);
  expect(await brand.started, brand.output()).toBe(true);
});
test.afterAll(() => brand?.stop());

test('setup shows what falls short beside what it uses, and changes nothing a second time', () => {
  expect(brand.printed).toMatch(
    /The first colour as text, light theme: #ffd23f has too little contrast \(1\.\d:1, not 4\.5:1\), so #\w{6} is used \([4-9]\.\d:1\)\./,
  );
  const again = execFileSync(process.execPath, ['setup/setupCli.ts', '--motif=lattice'], {
    cwd: join(brand.folder, 'apps/site'),
    encoding: 'utf8',
  });
  expect(again).toContain('Nothing has changed.');
});

test('no trace of the first brand is in the built site', () => {
  const dist = join(brand.folder, 'apps/site/dist');
  const files = globSync('**/*.{html,js,css,json,xml,svg,webmanifest,txt,conf}', { cwd: dist });
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(dist, file), 'utf8');
    const trace = TRACES.exec(text);
    return trace ? [`${file}: ${text.slice(Math.max(0, trace.index - 30), trace.index + 50)}`] : [];
  });
  expect(found).toEqual([]);
});

test('no trace of it is in what Storybook shows of the design system', () => {
  const files = globSync(['packages/ui/src/**/*.{stories.tsx,mdx}', 'mocks/fixtures/site.ts'], {
    cwd: brand.folder,
  });
  expect(files.length).toBeGreaterThan(60);
  const place = /uplift|valangaiman|612804|98765 ?43210|data protection board/i;
  const traces = files.filter((file) => place.test(readFileSync(join(brand.folder, file), 'utf8')));
  expect(traces).toEqual([]);
});

test('texts, structured data, manifest, feed, favicon and card are the bakery’s', async ({
  page,
  request,
}) => {
  await page.goto(`${SITE}/`);
  await expect(page).toHaveTitle(/Padaria Lua/);
  await expect(page.getByRole('heading', { name: 'Ready to Raise Your Brand?' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Lisboa, Portugal 1200-195');
  const graph = await page.locator('script[type="application/ld+json"]').textContent();
  expect(graph).toContain(
    '"address":{"@type":"PostalAddress","streetAddress":"Rua das Flores 12","addressLocality":"Lisboa","postalCode":"1200-195","addressCountry":"Portugal"}',
  );
  const text = async (path: string) => (await request.get(SITE + path)).text();
  expect(await text('/site.webmanifest')).toContain('"name":"Padaria Lua"');
  expect(await text('/feed.xml')).toContain('ola@padarialua.pt (Padaria Lua)');
  expect(await text('/favicon.svg')).toContain('fill="#ffd23f"');
  expect(await cornerOf(page, '/cards/site.png')).toBe(await backgroundOf(page));
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of ['/', '/about', '/services', '/portfolio', '/blog', '/contact', '/admin']) {
    test(`axe finds no violation on ${path} in the ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(SITE + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  }
}

/** The page's background, as the browser computes it. */
function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

/** The colour in the upper left corner of a picture of the site. */
function cornerOf(page: Page, address: string): Promise<string> {
  return page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(picture, 0, 0);
    const [red, green, blue] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return `rgb(${red}, ${green}, ${blue})`;
  }, address);
}
