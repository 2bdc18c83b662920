import type { Page, Route } from '@playwright/test';
import { adminTest as test } from '../support/adminTest.ts';
import { serveCopy } from '../support/buildCopy.ts';
import { ADMIN } from '../support/signIn.ts';
import type { Server } from '../support/startServer.ts';
import { expect } from '../support/test.ts';
import { toast } from '../support/toast.ts';

/** A provider's script that draws a frame, and a button that gives a new token at each press. */
const stub = (global: string, frame: string) => `
  let tokens = 0;
  window.${global} = {
    render(element, { sitekey, callback }) {
      element.dataset.siteKey = sitekey;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'I am human';
      button.addEventListener('click', () => callback('token-' + ++tokens));
      const frame = document.createElement('iframe');
      frame.title = 'Check for robots';
      frame.src = '${frame}';
      element.append(button, frame);
      return 'widget';
    },
    remove() {
      document.querySelector('[data-site-key]')?.replaceChildren();
    },
  };`;

const PROVIDERS = [
  {
    provider: 'turnstile',
    global: 'turnstile',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    frame: 'https://challenges.cloudflare.com/frame',
    port: 4196,
  },
  {
    provider: 'hcaptcha',
    global: 'hcaptcha',
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    frame: 'https://newassets.hcaptcha.com/frame',
    port: 4197,
  },
];

for (const { provider, global, script, frame, port } of PROVIDERS) {
  test.describe(`With ${provider} configured`, () => {
    // One build and one server for all.
    test.describe.configure({ mode: 'serial' });
    let server: Server | undefined;

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      const env = { VITE_CAPTCHA_PROVIDER: provider, VITE_CAPTCHA_SITE_KEY: 'site-key' };
      server = serveCopy({ name: `captcha-${provider}`, port, env });
      expect(await server.started, server.output()).toBe(true);
    });

    test.afterAll(() => server?.stop());

    const login = `http://localhost:${port}/admin`;
    const answer = (route: Route) =>
      route.fulfill({ contentType: 'text/javascript', body: stub(global, frame) });
    const check = (page: Page) => page.getByRole('button', { name: 'I am human' });
    const signIn = async (page: Page, password: string) => {
      await page.getByLabel('Email', { exact: true }).fill(ADMIN.email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    };
    /** The CAPTCHA tokens of all sign-ins so far. */
    const tokensOf = (page: Page) => {
      const tokens: unknown[] = [];
      page.on('request', (request) => {
        if (!request.url().includes('/auth/v1/token')) return;
        tokens.push(request.postDataJSON().gotrue_meta_security?.captcha_token);
      });
      return tokens;
    };

    test('the widget gets the site key, and each sign-in its own token', async ({ page }) => {
      await page.route(script, answer);
      const tokens = tokensOf(page);
      await page.goto(login);
      await expect(page.locator('[data-site-key="site-key"]')).toBeVisible();
      await check(page).click();
      await signIn(page, 'not-the-password');
      await expect(toast(page, 'Login failed', 'Invalid login credentials')).toBeVisible();
      await check(page).click();
      await signIn(page, ADMIN.password);
      await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
      expect(tokens).toEqual(['token-1', 'token-2']);
    });

    test('without the check, no sign-in is sent', async ({ page }) => {
      await page.route(script, answer);
      const tokens = tokensOf(page);
      await page.goto(login);
      await expect(check(page)).toBeVisible();
      await signIn(page, ADMIN.password);
      await expect(
        toast(page, 'Login failed', 'Please complete the check for robots first.'),
      ).toBeVisible();
      expect(tokens).toEqual([]);
    });

    test('a widget that does not load says so, and can be tried again', async ({ page }) => {
      let reachable = false;
      await page.route(script, (route) => (reachable ? answer(route) : route.abort()));
      await page.goto(login);
      await expect(
        page
          .getByRole('alert')
          .getByText(
            'The check for robots could not be loaded. Without it, signing in is not possible.',
          ),
      ).toBeVisible();
      reachable = true;
      await page.getByRole('button', { name: 'Try again' }).click();
      await check(page).click();
      await signIn(page, ADMIN.password);
      await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    });

    test('other pages allow neither its script nor its frame', async ({
      page,
      policyViolations,
      problems,
    }) => {
      problems.expect(/content security policy|TrustedScriptURL/i);
      await page.goto(`http://localhost:${port}/about`);
      await page.evaluate((address) => {
        const frame = document.createElement('iframe');
        frame.src = address;
        document.body.append(frame);
        try {
          (
            window as { trustedTypes?: { createPolicy: (...args: unknown[]) => void } }
          ).trustedTypes?.createPolicy('captcha', {});
        } catch {}
      }, script);
      await expect.poll(() => policyViolations.join('\n')).toMatch(/frame-src/);
      await expect.poll(() => policyViolations.join('\n')).toMatch(/trusted-types/);
      const loaded = await page.evaluate(async (address) => {
        const { promise, resolve } = Promise.withResolvers<string>();
        const script = document.createElement('script');
        script.addEventListener('load', () => resolve('loaded'));
        script.addEventListener('error', () => resolve('refused'));
        try {
          script.src = address;
          document.head.append(script);
        } catch {
          resolve('refused');
        }
        return promise;
      }, script);
      expect(loaded).toBe('refused');
      await expect.poll(() => policyViolations.join('\n')).toMatch(/trusted-types-sink/);
    });
  });
}

test('Without a configured provider the login has no check', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText(/check for robots/)).toHaveCount(0);
  expect(
    requests.filter((url) => /captcha|cloudflare/.test(url) && !url.includes('localhost')),
  ).toEqual([]);
});
