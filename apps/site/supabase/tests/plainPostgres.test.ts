import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { count, plainSite, send } from './support/plainSite.ts';
import { STRUCTURE, structureOf } from './support/structure.ts';

// Grants as narrow as a hosted project's: the embedded backend widens them at its first request.

const database = plainSite();

test('grants, policies and functions are the same as on the embedded backend', async () => {
  expect(await structureOf(database.owner)).toEqual(STRUCTURE);
});

test('no role of the API has a way into the private schema', async () => {
  const { rows } = await database.owner.query(`
    select role from unnest(array['anon', 'authenticated']) role
    where has_schema_privilege(role, 'private', 'usage')`);
  expect(rows).toEqual([]);
});

test('the service key is enough for the function that mails', async () => {
  await send(database.owner);
  await database.owner.query('set role service_role');
  const { rows } = await database.owner.query('select id, settle_mail(id) from claim_mails()');
  await database.owner.query('reset role');
  expect(rows).toHaveLength(1);
  expect(await count(database, 'private.mails where sent_at is not null')).toBe(1);
});

test('the seed is refused, and leaves nothing of it even where errors are skipped', async () => {
  const text = readFileSync(join(import.meta.dirname, '../seed.sql'), 'utf8');
  const refusal = 'on the embedded backend only';
  await expect(database.owner.query(text)).rejects.toThrow(refusal);
  // Prepared, so that PostgreSQL refuses more than one statement: a tool that goes on after an
  // error has nothing to go on with.
  await expect(database.owner.query({ name: 'seed', text })).rejects.toThrow(refusal);
  const seeded = 'blog_posts union all select 1 from portfolio union all select 1 from auth.users';
  // The two accounts of every database of these tests.
  expect(await count(database, `(select 1 from ${seeded}) rows`)).toBe(2);
});
