import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openBackend } from '../backend.ts';

const SUPABASE = join(import.meta.dirname, '..');

test('a migration that fails is named to the developer who starts a server, in one line', async () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  for (const part of ['migrations', 'templates', 'embedded.toml', 'seed.sql']) {
    cpSync(join(SUPABASE, part), join(site, 'supabase', part), { recursive: true });
  }
  // Of a backend that has all migrations, so that only what is new in the site's folder is applied.
  const folder = join(site, 'data');
  cpSync(inject('embedded'), folder, { recursive: true });
  const file = '20991231000000_broken.sql';
  const broken = 'alter table public.nowhere add x int;';
  writeFileSync(join(site, 'supabase/migrations', file), broken);
  const failure = await openBackend({ memory: false, folder, site }).catch(({ stack }) => stack);
  expect(failure).toMatch(
    new RegExp(`^supabase/migrations/${file} fails: .*relation "public.nowhere" does not exist$`),
  );
});
