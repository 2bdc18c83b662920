import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBackend } from '../backend.ts';

const FOLDER = join(import.meta.dirname, '..');

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const part of ['migrations', 'templates', 'embedded.toml', 'seed.sql']) {
    cpSync(join(FOLDER, part), join(site, 'supabase', part), { recursive: true });
  }
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

/** What a developer reads who starts a server. */
const failure = () =>
  openBackend({ memory: true, site }).then(
    () => 'It opens.',
    (error: Error) => error.stack,
  );

test('a migration that fails is named, in one line', async () => {
  const file = '20991231000000_broken.sql';
  writeFileSync(join(site, 'supabase/migrations', file), 'alter table public.nowhere add x int;');
  expect(await failure()).toMatch(
    new RegExp(`^supabase/migrations/${file} fails: .*relation "public.nowhere" does not exist$`),
  );
});

test('a seed that fails is named, in one line', async () => {
  appendFileSync(join(site, 'supabase/seed.sql'), '\nselect nothing from nowhere;\n');
  expect(await failure()).toBe('supabase/seed.sql fails: relation "nowhere" does not exist');
});
