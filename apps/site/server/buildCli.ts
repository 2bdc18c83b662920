/**
 * Builds the site into `dist`, or the folder that `--outDir` names: the files for browsers, the
 * code that renders pages, then the pages.
 */
import { spawnSync } from 'node:child_process';
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
// One at a time: two of Vite's builds side by side would need more memory than all the pages.
const steps = [
  [VITE, 'build', ...mode, '--outDir', dist, '--emptyOutDir'],
  [VITE, 'build', '--ssr', ...mode, '--outDir', CODE, '--logLevel', 'warn'],
  [join(CODE, 'buildPages.js'), dist],
];
// Without NODE_ENV, Node.js would load React's slower development build.
const env = { ...process.env, NODE_ENV: values.mode };

// An interrupt reaches the steps too: they end, and the folder is removed.
process.once('SIGINT', () => {});
const isDone = steps.every(
  (args) => spawnSync(process.execPath, args, { cwd: SITE, env, stdio: 'inherit' }).status === 0,
);
rmSync(CODE, { recursive: true, force: true });
if (!isDone) process.exitCode = 1;
