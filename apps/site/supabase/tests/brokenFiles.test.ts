import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openBackend } from '../backend.ts';

const SUPABASE = join(import.meta.dirname, '..');

let site: string;
/** Of a backend that has all migrations, so that only what is new in the site's folder is applied. */
let folder: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const part of ['migrations', 'templates', 'embedded.toml', 'seed.sql']) {
    cpSync(join(SUPABASE, part), join(site, 'supabase', part), { recursive: true });
  }
  folder = join(site, 'data');
  cpSync(inject('embedded'), folder, { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const addMigration = (name: string, sql: string) =>
  writeFileSync(join(site, 'supabase/migrations', name), sql);
/** What a developer reads who starts a server. */
const failure = () =>
  openBackend({ memory: false, folder, site }).then(
    () => 'It opens.',
    (error: Error) => error.stack,
  );

test('a migration that fails is named, in one line', async () => {
  const file = '20991231000000_broken.sql';
  addMigration(file, 'alter table public.nowhere add x int;');
  expect(await failure()).toMatch(
    new RegExp(`^supabase/migrations/${file} fails: .*relation "public.nowhere" does not exist$`),
  );
});

test('a seed that fails is named, in one line', async () => {
  addMigration('20991231000000_unseeded.sql', 'delete from supabase_migrations.seed_files;');
  writeFileSync(join(site, 'supabase/seed.sql'), 'select nothing from nowhere;');
  expect(await failure()).toBe('supabase/seed.sql fails: relation "nowhere" does not exist');
});
