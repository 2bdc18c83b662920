import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { openPage } from '../support/pageActions.ts';
import { overflowOf, violationsOf } from '../support/pageChecks.ts';
import { expect, test, toast } from '../support/test.ts';
import { COUNTER, type SecondBrand } from './globalSetup.ts';

const CAPTCHA = 'https://js.hcaptcha.com/1/api.js?render=explicit';
const { folder, origin, printed }: SecondBrand = JSON.parse(process.env.SECOND_BRAND ?? '{}');

/** What the demo's brand would leave behind: words, numbers, its colours and its motif. */
const TRACES =
  /uplift|valangaiman|tamil nadu|612804|98765 ?43210|asia\/kolkata|en_in|the data protection board of india|kolam|kumkum|#b0202c|#fbf5e9|#fffcf5(?=.{0,40}1\.7)|#13142c|#1d1f3f|#f4bd52|10\.8562|79\.357/i;

/** A provider's script that draws a frame, and a button that gives a new token at each press. */
const WIDGET = `{
  let tokens = 0;
  window.hcaptcha = {
    render(element, { sitekey, callback }) {
      element.dataset.siteKey = sitekey;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'I am human';
      button.addEventListener('click', () => callback('token-' + ++tokens));
      const frame = document.createElement('iframe');
      frame.title = 'Check for robots';
      frame.src = 'https://newassets.hcaptcha.com/frame';
      element.append(button, frame);
      return 'widget';
    },
    remove() {
      document.querySelector('[data-site-key]')?.replaceChildren();
    },
  };
}`;

/** The paths that the counter received. */
let views: string[] = [];

test.beforeEach(async ({ context }) => {
  views = [];
  // Of the context: a page counts once more while it closes.
  await context.route(COUNTER, async (route) => {
    views.push(new URL(route.request().postDataJSON().url).pathname);
    await route.fulfill({ status: 202, headers: { 'access-control-allow-origin': '*' } });
  });
});

test('setup shows what falls short beside what it uses, and changes nothing a second time', () => {
  expect(printed).toMatch(
    /The first colour as text, light theme: #ffd23f has too little contrast \(1\.\d:1, not 4\.5:1\), so #\w{6} is used \([4-9]\.\d:1\)\./,
  );
  const again = execFileSync(process.execPath, ['../cli/setup/setupCli.ts', '--motif=lattice'], {
    cwd: join(folder, 'apps/site'),
    encoding: 'utf8',
  });
  expect(again).toContain('Nothing has changed.');
});

test('no trace of the first brand is in the built site', () => {
  const dist = join(folder, 'apps/site/dist');
  const files = globSync('**/*.{html,js,css,json,xml,svg,webmanifest,txt,conf}', { cwd: dist });
  expect(files.length).toBeGreaterThan(60);
  // The privacy policy, a template, names the law of India.
  const own = files.filter((file) => !/^privacy\.html$/.test(file));
  const found = own.flatMap((file) => {
    const text = readFileSync(join(dist, file), 'utf8');
    const trace = TRACES.exec(text);
    return trace ? [`${file}: ${text.slice(Math.max(0, trace.index - 30), trace.index + 50)}`] : [];
  });
  expect(found).toEqual([]);
});

test('no trace of it is in what Storybook shows of the design system', () => {
  const files = globSync(['packages/ui/src/**/*.{stories.tsx,mdx}', 'mocks/fixtures/site.ts'], {
    cwd: folder,
  });
  expect(files.length).toBeGreaterThan(60);
  const place = /uplift|valangaiman|612804|98765 ?43210|data protection board/i;
  const traces = files.filter((file) => place.test(readFileSync(join(folder, file), 'utf8')));
  expect(traces).toEqual([]);
});

test('texts, structured data, manifest, feed and favicon are the bakery’s', async ({
  page,
  request,
}) => {
  await page.goto(`${origin}/`);
  await expect(page).toHaveTitle(/Padaria Lua/);
  await expect(page.getByRole('heading', { name: 'Ready to Raise Your Brand?' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Lisboa, Portugal 1200-195');
  const graph = await page.locator('script[type="application/ld+json"]').textContent();
  expect(graph).toContain(
    '"address":{"@type":"PostalAddress","streetAddress":"Rua das Flores 12","addressLocality":"Lisboa","postalCode":"1200-195","addressCountry":"Portugal"}',
  );
  const text = async (path: string) => (await request.get(origin + path)).text();
  expect(await text('/site.webmanifest')).toContain('"name":"Padaria Lua"');
  expect(await text('/feed.xml')).toContain('ola@padarialua.pt (Padaria Lua)');
  expect(await text('/favicon.svg')).toContain('fill="#ffd23f"');
});

/** React's development build compares all markup that it hydrates, and reports what differs. */
for (const path of [
  ...['/', '/about', '/services', '/portfolio', '/blog', '/contact', '/privacy', '/admin'],
  ...['/blog/pongal-page-ready-by-december', '/blog/published-since'],
]) {
  test(`${path} hydrates without a mismatch, and can be read in both themes`, async ({ page }) => {
    await page.route(CAPTCHA, (route) => route.fulfill({ body: WIDGET }));
    await openPage(page, origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page), colorScheme).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toBe(0);
  });
}

test('the footer leads to the legal pages that exist; one with placeholders is marked and not listed', async ({
  page,
  request,
}) => {
  await page.goto(`${origin}/`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).not.toHaveAttribute('href');
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(page.locator('mark', { hasText: 'name of the grievance officer' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await footer.getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(page.getByText('Last changed: 1 March 2027.')).toBeVisible();
  await expect(page.locator('mark')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const sitemap = await (await request.get(`${origin}/sitemap.xml`)).text();
  expect(sitemap).toContain('/cookies</loc>');
  expect(sitemap).not.toContain('/privacy</loc>');
  expect((await request.get(`${origin}/terms`)).status()).toBe(404);
});

test('each page is counted, and the panel is not', async ({ page }) => {
  await page.goto(`${origin}/?from=somewhere`);
  // React's development build runs each effect twice.
  const counted = () => [...new Set(views)];
  await expect.poll(counted).toEqual(['/']);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About', exact: true })
    .click();
  await expect.poll(counted).toEqual(['/', '/about']);

  await page.route(CAPTCHA, (route) => route.fulfill({ body: WIDGET }));
  await page.goto(`${origin}/admin`);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(counted()).toEqual(['/', '/about']);
});

test.describe('the check for robots at the login', () => {
  const answer = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: WIDGET });
  const check = (page: Page) => page.getByRole('button', { name: 'I am human' });
  const signIn = async (page: Page, password: string) => {
    await page.getByLabel('Email', { exact: true }).fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };

  test('can be tried again where it does not load, and gives each sign-in its own token', async ({
    page,
    problems,
  }) => {
    problems.expect(/net::ERR_FAILED|400/);
    const tokens: unknown[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('/auth/v1/token')) return;
      tokens.push(request.postDataJSON().gotrue_meta_security?.captcha_token);
    });
    let reachable = false;
    await page.route(CAPTCHA, (route) => (reachable ? answer(route) : route.abort()));
    await page.goto(`${origin}/admin`);
    await expect(
      page.getByRole('alert').getByText(/^The check for robots could not/),
    ).toBeVisible();
    reachable = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('[data-site-key="site-key"]')).toBeVisible();
    await signIn(page, ADMIN.password);
    const first = 'Please complete the check for robots first.';
    await expect(toast(page, 'Login failed', first)).toBeVisible();
    await check(page).click();
    await signIn(page, 'not-the-password');
    await expect(toast(page, 'Login failed', 'Invalid login credentials')).toBeVisible();
    await check(page).click();
    await signIn(page, ADMIN.password);
    await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    expect(tokens).toEqual(['token-1', 'token-2']);
  });

  test('is allowed there alone: every other page has a policy of its own', () => {
    const dist = join(folder, 'apps/site/dist');
    const pages = globSync('**/*.html', { cwd: dist });
    const allowed = pages.filter(
      (page) => !readFileSync(join(dist, page), 'utf8').includes('<meta http-equiv="Content-Sec'),
    );
    expect(allowed).toEqual(['admin.html']);
  });
});
