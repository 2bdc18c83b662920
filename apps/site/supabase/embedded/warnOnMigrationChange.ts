import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';

const SUPABASE = join(import.meta.dirname, '..');

/** Says what to do when a migration or the seed is written: both run only when the database opens. */
export function warnOnMigrationChange({
  watcher,
  config,
}: Pick<ViteDevServer, 'watcher' | 'config'>): void {
  const say = (change: string) => (file: string) => {
    const path = relative(SUPABASE, file).replaceAll('\\', '/');
    if (!/^(?:migrations\/[^/]+|seed)\.sql$/.test(path)) return;
    const isNewMigration = change === 'is new' && path !== 'seed.sql';
    const way = isNewMigration ? 'Restart this server' : 'Stop this server and run `pnpm db:reset`';
    const shown = relative(config.root, join(SUPABASE, path)).replaceAll('\\', '/');
    config.logger.warn(`${shown} ${change}. ${way} to apply it.`, { timestamp: true });
  };
  watcher.on('add', say('is new'));
  watcher.on('change', say('has changed'));
}
