import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { mutantsDue } from './support/mutantsDue.ts';
import { prepareMigrated, startPostgres } from './support/plainPostgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the embedded backend, migrated and seeded: to be copied, not to be opened. */
    embedded: string;
    /** Port of a PostgreSQL server, with a migrated database to copy. */
    postgres: number;
  }
}

/** Starts each database engine once, for all test files. */
export default async function setup({ name, provide }: TestProject): Promise<() => Promise<void>> {
  if (name === 'database' && !mutantsDue()) {
    console.log(
      'Weakened migrations are not tried: migrations, checks and engine are those of the last green run. With ALL_TESTS=1 they are.',
    );
  }
  const embedded = mkdtempSync(join(tmpdir(), 'embedded-'));
  const [postgres] = await Promise.all([
    startPostgres().then(async (started) => {
      await prepareMigrated(started.port);
      return started;
    }),
    // In a process of its own, since opening changes the working directory and the environment.
    promisify(execFile)(process.execPath, [
      join(import.meta.dirname, 'support/seedFolder.ts'),
      embedded,
    ]),
  ]);
  provide('embedded', embedded);
  provide('postgres', postgres.port);
  return async () => {
    await postgres.stop();
    rmSync(embedded, { recursive: true, force: true });
  };
}
