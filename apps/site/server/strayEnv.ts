import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SITE = join(import.meta.dirname, '..');

/** A warning about `.env` files in the repository's root, where nothing reads them. */
export function strayEnv(root: string = resolve(SITE, '../..')): string | undefined {
  const files = readdirSync(root).filter((name) => /^\.env(?:\.|$)/.test(name));
  if (files.length === 0) return undefined;
  return `Not read: ${files.join(', ')} in the root. The site's variables belong in apps/site/.env.local.`;
}
