import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { watchMigrations } from '../watchMigrations.ts';

const SITE = join(import.meta.dirname, '../..');

/** What the development server says about an event of its watcher. */
function saidOf(event: 'add' | 'change', file: string): string[] {
  const said: string[] = [];
  const watcher = new EventEmitter();
  watchMigrations({
    watcher,
    config: { root: SITE, logger: { warn: (text: string) => said.push(text) } },
  } as unknown as Parameters<typeof watchMigrations>[0]);
  watcher.emit(event, join(SITE, file));
  return said;
}

test('a new migration needs a restart', () => {
  expect(saidOf('add', 'supabase/migrations/20270101000000_new.sql')).toEqual([
    'supabase/migrations/20270101000000_new.sql is new. Restart this server to apply it.',
  ]);
});

test.each(['supabase/migrations/20260101000000_tables.sql', 'supabase/seed.sql'])(
  'a change of %s needs a new database',
  (file) => {
    expect(saidOf('change', file)).toEqual([
      `${file} has changed. Stop this server and run \`pnpm db:reset\` to apply it.`,
    ]);
  },
);

test.each(['supabase/backend.ts', 'src/seed.sql', 'supabase/.temp/data/migrations/1.sql'])(
  'nothing is said of %s',
  (file) => {
    expect([...saidOf('add', file), ...saidOf('change', file)]).toEqual([]);
  },
);
