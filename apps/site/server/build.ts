/**
 * Builds the site into `dist`, or the folder that `--outDir` names: the client, the code that
 * renders pages, then the pages.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const SITE = join(import.meta.dirname, '..');
const VITE = join(SITE, 'node_modules/vite/bin/vite.js');
/** Of this process alone, so that builds can run side by side. */
const CODE = join(SITE, `.temp/build-${process.pid}`);

const { values } = parseArgs({
  options: {
    outDir: { type: 'string', default: 'dist' },
    /** Vite's; `development` bundles React's development build, which checks hydration. */
    mode: { type: 'string', default: 'production' },
  },
});
const dist = resolve(SITE, values.outDir);
const mode = ['--mode', values.mode];

// An interrupt reaches the steps too: they end, and the folder is removed.
process.once('SIGINT', () => {});
try {
  // In turn: two of Vite's builds at a time would need more memory than all the pages.
  const done =
    (await run(VITE, 'build', ...mode, '--outDir', dist, '--emptyOutDir')) &&
    (await run(VITE, 'build', '--ssr', ...mode, '--outDir', CODE, '--logLevel', 'warn')) &&
    (await run(join(CODE, 'buildSite.js'), dist));
  if (!done) process.exitCode = 1;
} finally {
  rmSync(CODE, { recursive: true, force: true });
}

/** Runs a program of Node.js. @returns whether it ended without an error, which it prints itself */
async function run(file: string, ...args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: SITE,
    // Without it, Node.js would load React's slower development build.
    env: { ...process.env, NODE_ENV: values.mode },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  return code === 0;
}
