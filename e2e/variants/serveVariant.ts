import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../support/copyRepository.ts';
import { type Server, startServer } from '../support/startServer.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Folders whose packages reach each other by relative links, which lead to the copy's own. */
const PACKAGES = ['.', 'apps/*', 'packages/*', 'mocks', '.storybook/tools'];

export interface Variant extends Server {
  /** The copy's root. */
  folder: string;
  /** What setup printed. */
  printed: string;
}

/**
 * Copies the repository, makes it another brand's with `setup`, gives it two legal texts, builds it
 * with these settings and React's development build, and serves it. All in one, since each build takes
 * a minute.
 */
export function serveVariant(
  brand: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Variant {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'test-results/variant-'));
  copyRepository(folder);
  linkPackages(folder);
  const site = join(folder, 'apps/site');
  const settings = { ...env, NODE_ENV: 'development', SUPABASE_DB: 'memory' };
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, {
      cwd: site,
      env: { ...process.env, ...settings, BUILD_CACHE: join(folder, '.temp/cache') },
      encoding: 'utf8',
    });
  const flags = Object.entries(brand).map(([name, value]) => `--${name}=${value}`);
  const printed = run('setup/setupCli.ts', ...flags);
  addLegalTexts(join(site, 'src/content/legal'));
  run('server/build.ts', '--mode', 'development');
  const vite = join(site, 'node_modules/vite/bin/vite.js');
  const server = startServer({
    cwd: site,
    env: settings,
    command: [process.execPath, vite, 'preview'],
  });
  return {
    ...server,
    folder,
    printed,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes two of the pages exist: one with its blanks, and one that is filled in. */
function addLegalTexts(legal: string): void {
  cpSync(join(legal, 'templates/privacy.md'), join(legal, 'privacy.md'));
  const cookies = readFileSync(join(legal, 'templates/cookies.md'), 'utf8');
  writeFileSync(join(legal, 'cookies.md'), cookies.replace('[[date]]', '1 March 2027'));
}

/** Links the packages that are installed here. */
function linkPackages(folder: string): void {
  for (const place of globSync(
    PACKAGES.map((name) => `${name}/node_modules`),
    { cwd: ROOT },
  )) {
    cpSync(join(ROOT, place), join(folder, place), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !/node_modules\/\.(?!bin)/.test(file),
    });
  }
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'));
}
