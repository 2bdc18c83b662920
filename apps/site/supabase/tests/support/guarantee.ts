import { afterAll, afterEach, expect, inject, onTestFinished, test } from 'vitest';
import { ALL_MIGRATIONS } from './allMigrations.ts';
import { rememberMutants } from './mutantsDue.ts';
import { migratedDatabase, type PlainDatabase } from './plainDatabase.ts';

/** A text of the migrations that is left out, or put in place of another. */
type Weakness = string | readonly [from: string, to: string];

/** Roles, and what is set for them, are those of the server. */
const RESET = `
  alter role anon reset statement_timeout; alter role authenticated reset statement_timeout;`;

let tests = 0;
let passed = 0;
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') passed += 1;
});
afterAll(() => {
  if (passed === tests) rememberMutants();
});

async function databaseOf(migration: string): Promise<PlainDatabase> {
  const database = await migratedDatabase(inject('postgres').port, RESET + migration);
  onTestFinished(database.close);
  return database;
}

/**
 * The migrations with one thing changed, wherever it stands.
 * @throws when it is nowhere
 */
function weakened(from: string, to: string): string {
  if (!ALL_MIGRATIONS.includes(from)) throw new Error(`Not there: ${from}`);
  return ALL_MIGRATIONS.replaceAll(from, () => to);
}

/**
 * Tries what the database guarantees on the migrations as they are.
 * @returns tries it on weakened ones, each of which has to break it
 */
export function guarantee(title: string, check: (database: PlainDatabase) => Promise<void>) {
  tests += 1;
  test(title, async () => check(await databaseOf(ALL_MIGRATIONS)));
  return {
    brokenBy(weaknesses: Record<string, Weakness>): void {
      const cases = Object.entries(weaknesses);
      tests += cases.length;
      test.each(cases)(`${title}: %s`, async (_, weakness) => {
        const [from, to] = typeof weakness === 'string' ? [weakness, ''] : weakness;
        const database = await databaseOf(weakened(from, to));
        await expect(check(database)).rejects.toThrow();
      });
    },
  };
}
