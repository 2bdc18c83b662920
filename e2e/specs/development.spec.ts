import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../support/pages.ts';
import { type Server, startServer } from '../support/startServer.ts';
import { expect, test } from '../support/test.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, 'apps/site');
/** As deep below the repository as the site itself, whose build reaches for its neighbours. */
const COPY = join(ROOT, 'test-results/development');
const PORT = 4195;

// One build and one server for all.
test.describe.configure({ mode: 'serial' });

/** React's development build compares all markup that it hydrates, and reports what differs. */
test.describe('built for development', () => {
  let server: Server | undefined;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    rmSync(COPY, { recursive: true, force: true });
    for (const part of ['index.html', 'package.json', 'public', 'server', 'src', 'supabase']) {
      cpSync(join(SITE, part), join(COPY, part), {
        recursive: true,
        filter: (file) => !file.includes('.temp'),
      });
    }
    cpSync(join(SITE, 'vite.config.ts'), join(COPY, 'vite.config.ts'));
    symlinkSync(join(SITE, 'node_modules'), join(COPY, 'node_modules'));
    const vite = join(SITE, 'node_modules/vite/bin/vite.js');
    const env = { ...process.env, NODE_ENV: 'development' };
    const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: COPY, env });
    run(vite, 'build', '--mode', 'development');
    run(
      vite,
      'build',
      '--mode',
      'development',
      '--ssr',
      'server/prerenderPages.ts',
      '--outDir',
      '.temp/prerender',
    );
    run('.temp/prerender/prerenderPages.js');
    server = startServer({
      port: PORT,
      cwd: COPY,
      env: { SUPABASE_DB: 'memory' },
      command: [process.execPath, vite, 'preview'],
    });
    expect(await server.started, server.output()).toBe(true);
  });

  test.afterAll(async () => {
    await server?.stop();
    rmSync(COPY, { recursive: true, force: true });
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
