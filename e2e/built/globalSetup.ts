import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '../support/startServer.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, 'apps/site');

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built site, and the URL of a server that previews it. */
    site: { dist: string; origin: string };
  }
}

/** Builds the site once, unless `SITE_DIST` names the folder of a fresh build, and previews it. */
export default async function setup(project: TestProject) {
  const temporary = mkdtempSync(join(tmpdir(), 'built-site-'));
  const dist = process.env.SITE_DIST ? resolve(ROOT, process.env.SITE_DIST) : temporary;
  if (dist === temporary) {
    execFileSync(process.execPath, ['server/buildCli.ts', '--outDir', dist], {
      cwd: SITE,
      // The runner's own would be taken for the mode of the build.
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }
  const args = ['--outDir', relative(SITE, dist)];
  const server = startServer({ env: { SUPABASE_DB: 'memory' }, args });
  if (!(await server.started)) throw new Error(server.output());
  project.provide('site', { dist, origin: server.origin() });
  return async () => {
    await server.stop();
    rmSync(temporary, { recursive: true, force: true });
  };
}
