import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyRepository } from './copyRepository.ts';
import { type Server, startServer } from './startServer.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Folders whose packages reach each other by relative links, which lead to the copy's own. */
const PACKAGES = ['.', 'apps/*', 'packages/*', 'mocks', '.storybook/tools'];

export interface BrandCopy extends Server {
  /** The copy's root. */
  folder: string;
  /** What setup printed. */
  printed: string;
}

/** Copies the whole repository, makes it another brand's with `setup`, builds and serves it. */
export function serveBrand(flags: Readonly<Record<string, string>>, port: number): BrandCopy {
  const folder = join(ROOT, 'test-results/brand');
  rmSync(folder, { recursive: true, force: true });
  copyRepository(folder);
  linkPackages(folder);

  const site = join(folder, 'apps/site');
  const env = { ...process.env, BUILD_CACHE: join(folder, '.temp/cache') };
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: site, env, encoding: 'utf8' });
  const printed = run(
    'setup/setupCli.ts',
    ...Object.entries(flags).map(([name, value]) => `--${name}=${value}`),
  );
  run('server/build.ts');
  const vite = join(dirname(site), 'site/node_modules/vite/bin/vite.js');
  const server = startServer({
    port,
    cwd: site,
    env: { SUPABASE_DB: 'memory' },
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
