import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { HAS_SUPABASE_CLI, runSupabaseCli } from '../runSupabaseCli.ts';
import { count } from './support/databaseForTests.ts';
import { EXPECTED_RIGHTS } from './support/expectedRights.ts';
import { createDatabase } from './support/plainDatabase.ts';
import { readRights } from './support/readRights.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8');
/** As the guide writes it. */
const [, PUSH = ''] = /`pnpm supabase (db push [^`]*)`/.exec(GUIDE) ?? [];

test.runIf(HAS_SUPABASE_CLI)(
  'the push of the guide makes the site’s database without seed, and changes nothing the second time',
  async () => {
    const database = await createDatabase(inject('postgres').port);
    onTestFinished(database.close);
    const first = await runSupabaseCli(PUSH, database.place);
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining('Finished') });
    expect(await readRights(database.owner)).toEqual(EXPECTED_RIGHTS);

    await database.owner.query(
      `insert into blog_posts (title, slug, content) values ('A title', 'a-slug', repeat('word ', 20))`,
    );
    const second = await runSupabaseCli(PUSH, database.place);
    expect(second).toMatchObject({ code: 0, stdout: expect.stringContaining('up to date') });
    expect(await readRights(database.owner)).toEqual(EXPECTED_RIGHTS);
    const seeded = await runSupabaseCli(`${PUSH} --include-seed`, database.place);
    expect(seeded).toMatchObject({ code: 1 });
    expect(seeded.stderr).toContain('it runs on the embedded backend only');
    expect(await count(database, 'auth.users')).toBe(0);
    expect(await count(database, 'blog_posts')).toBe(1);
  },
);
