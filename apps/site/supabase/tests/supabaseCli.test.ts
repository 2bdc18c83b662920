import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { databaseTypes, TYPES_FILE } from '../databaseTypes.ts';
import { runSupabaseCli } from '../runSupabaseCli.ts';
import { ALL_MIGRATIONS } from './support/allMigrations.ts';
import { count } from './support/databaseForTests.ts';
import { EXPECTED_STRUCTURE, structureOf } from './support/expectedStructure.ts';
import { createDatabase, type PlainDatabase } from './support/plainPostgres.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8');
/** As the guide writes it. */
const [, PUSH = ''] = /`pnpm supabase (db push [^`]*)`/.exec(GUIDE) ?? [];

/** The lockfile brings the program for this platform only. */
const BROUGHT = process.platform === 'linux' && process.arch === 'x64';

describe.runIf(BROUGHT)('the Supabase CLI', () => {
  let database: PlainDatabase;

  beforeEach(async () => {
    database = await createDatabase(inject('postgres').port);
    return database.close;
  });

  test('the push of the guide makes the site’s database without seed, and changes nothing the second time', async () => {
    const first = await runSupabaseCli(PUSH, database.place);
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining('Finished') });
    expect(await structureOf(database.owner)).toEqual(EXPECTED_STRUCTURE);

    await database.owner.query(
      `insert into blog_posts (title, slug, content) values ('A title', 'a-slug', repeat('word ', 20))`,
    );
    const second = await runSupabaseCli(PUSH, database.place);
    expect(second).toMatchObject({ code: 0, stdout: expect.stringContaining('up to date') });
    expect(await structureOf(database.owner)).toEqual(EXPECTED_STRUCTURE);
    const seeded = await runSupabaseCli(`${PUSH} --include-seed`, database.place);
    expect(seeded).toMatchObject({ code: 1 });
    expect(seeded.stderr).toContain('it runs on the embedded backend only');
    expect(await count(database, 'auth.users')).toBe(0);
    expect(await count(database, 'blog_posts')).toBe(1);
  });

  test('the types in the repository are those of the migrations: `pnpm db:types` writes them', async () => {
    await database.owner.query(ALL_MIGRATIONS);
    expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await databaseTypes(database.place));
  });
});
