import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { warnOnMigrationChange } from '../embedded/warnOnMigrationChange.ts';

const SITE = join(import.meta.dirname, '../..');

/** What the development server says about an event of its watcher. */
function saidOf(event: 'add' | 'change', file: string): string[] {
  const said: string[] = [];
  const watcher = new EventEmitter();
  const config = { root: SITE, logger: { warn: (text: string) => said.push(text) } };
  warnOnMigrationChange({ watcher, config } as unknown as Parameters<
    typeof warnOnMigrationChange
  >[0]);
  watcher.emit(event, join(SITE, file));
  return said;
}

const CHANGED = ' has changed. Stop this server and run `pnpm db:reset` to apply it.';

test.each<['add' | 'change', string, string[]]>([
  ['add', 'supabase/migrations/1.sql', [' is new. Restart this server to apply it.']],
  ['change', 'supabase/migrations/1.sql', [CHANGED]],
  ['change', 'supabase/seed.sql', [CHANGED]],
  ['change', 'supabase/embedded/openBackend.ts', []],
  ['add', 'src/seed.sql', []],
  ['add', 'supabase/.temp/data/migrations/1.sql', []],
])('of the %s of %s is said: %j', (event, file, said) => {
  expect(saidOf(event, file)).toEqual(said.map((words) => file + words));
});
