import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Cloudflare compresses by itself, and limits the number of files. */
const OF_OTHER_HOSTS = /\.(?:br|gz)$|^(?:nginx\.conf|vercel\.json)$/;

/**
 * Copies the built site to the folder that wrangler uploads.
 * @throws Error when the site is not built
 */
export function prepareAssets(dist: string, assets: string): void {
  rmSync(assets, { recursive: true, force: true });
  cpSync(dist, assets, {
    recursive: true,
    filter: (file) => !OF_OTHER_HOSTS.test(basename(file)),
  });
  // Cloudflare applies rewrites before it looks for a file; `worker.ts` does so after it.
  const redirects = join(assets, '_redirects');
  const lines = readFileSync(redirects, 'utf8').split('\n');
  writeFileSync(redirects, lines.filter((line) => !line.endsWith(' 200')).join('\n'));
}

if (import.meta.main) {
  prepareAssets(join(import.meta.dirname, '../dist'), join(import.meta.dirname, 'dist'));
}
