import { serveCopy } from '../support/buildCopy.ts';
import { pages } from '../support/pages.ts';
import type { Server } from '../support/startServer.ts';
import { expect, test } from '../support/test.ts';

const PORT = 4195;

// One build and one server for all.
test.describe.configure({ mode: 'serial' });

/** React's development build compares all markup that it hydrates, and reports what differs. */
test.describe('built for development', () => {
  let server: Server | undefined;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    server = serveCopy({
      name: 'development',
      port: PORT,
      mode: 'development',
      env: { NODE_ENV: 'development' },
    });
    expect(await server.started, server.output()).toBe(true);
  });

  test.afterAll(async () => {
    await server?.stop();
  });

  for (const path of [
    ...pages.map((each) => each.path),
    '/blog/pongal-page-ready-by-december',
    '/blog/published-since',
    '/admin',
    '/nowhere',
  ]) {
    test(`${path} hydrates without a mismatch`, async ({ page, problems }) => {
      if (path === '/nowhere') problems.expect(/404/);
      await page.goto(`http://localhost:${PORT}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (path === '/contact') {
        await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
      }
      // Only React's development build reports mismatches, and it is this large.
      const script = await page.locator('head > script[data-modules]').getAttribute('data-modules');
      const code = await page.request.get(`http://localhost:${PORT}${script?.split(' ')[0]}`);
      expect(await code.text()).toContain('hydrat');
      expect((await code.body()).length).toBeGreaterThan(400_000);
    });
  }
});
