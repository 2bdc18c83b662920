import { readFileSync } from 'node:fs';
import { expect, inject, onTestFinished, test } from 'vitest';
import { databaseTypes, TYPES_FILE } from '../databaseTypes.ts';
import { HAS_SUPABASE_CLI } from '../runSupabaseCli.ts';
import { ALL_MIGRATIONS } from './support/allMigrations.ts';
import { createDatabase } from './support/plainDatabase.ts';

test.runIf(HAS_SUPABASE_CLI)(
  'the types in the repository are those of the migrations: `pnpm db:types` writes them',
  async () => {
    const { place, owner, close } = await createDatabase(inject('postgres').port);
    onTestFinished(close);
    await owner.query(ALL_MIGRATIONS);
    expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await databaseTypes(place));
  },
);
