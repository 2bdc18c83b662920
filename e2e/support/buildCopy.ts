import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type Server, startServer } from './startServer.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, 'apps/site');
const PARTS = [
  'index.html',
  'package.json',
  'public',
  'server',
  'src',
  'supabase',
  'vite.config.ts',
];

export interface CopyOptions {
  /** Its folder in `test-results`. */
  name: string;
  port: number;
  /** Of Vite; default: production. */
  mode?: string;
  env?: Record<string, string>;
  /** Changes the copy before it is built. */
  change?: (folder: string) => void;
}

/** Builds a copy of the site with other settings, and serves it with a database in memory. */
export function serveCopy({ name, port, mode = 'production', env, change }: CopyOptions): Server {
  // As deep below the repository as the site itself, whose build reaches for its neighbours.
  const copy = join(ROOT, 'test-results', name);
  rmSync(copy, { recursive: true, force: true });
  for (const part of PARTS) {
    cpSync(join(SITE, part), join(copy, part), {
      recursive: true,
      filter: (file) => !file.includes('.temp'),
    });
  }
  change?.(copy);
  symlinkSync(join(SITE, 'node_modules'), join(copy, 'node_modules'));
  const vite = join(SITE, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, ['server/build.ts', '--mode', mode], {
    cwd: copy,
    env: { ...process.env, ...env, BUILD_CACHE: join(copy, '.temp/cache') },
  });
  const server = startServer({
    port,
    cwd: copy,
    env: { SUPABASE_DB: 'memory', ...env },
    command: [process.execPath, vite, 'preview'],
  });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
