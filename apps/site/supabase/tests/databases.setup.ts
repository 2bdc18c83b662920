import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { mutantsDue } from './support/mutantsDue.ts';
import { migratedDatabase } from './support/plainDatabase.ts';
import { startPostgres } from './support/startPostgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the embedded backend, migrated and seeded: to be copied, not to be opened. */
    embedded: string;
    /** Port of a PostgreSQL server, and the name of a migrated database to copy. */
    postgres: { port: number; migrated: string };
  }
}

/** Starts each database engine once, for all test files. */
export default async function setup({ name, provide }: TestProject): Promise<() => Promise<void>> {
  if (name === 'database' && !mutantsDue()) {
    console.log(
      'Guarantees are not tried: migrations, guarantees and engine are those of the last green run. With ALL_TESTS=1 they are.',
    );
  }
  const embedded = mkdtempSync(join(tmpdir(), 'embedded-'));
  const preparePostgres = async () => {
    const { port, stop } = await startPostgres();
    const { place, close } = await migratedDatabase(port);
    await close();
    provide('postgres', { port, migrated: place.database });
    return stop;
  };
  const [stop] = await Promise.all([
    preparePostgres(),
    // In a process of its own, since opening changes the working directory and the environment.
    promisify(execFile)(process.execPath, [
      join(import.meta.dirname, 'support/seedFolder.ts'),
      embedded,
    ]),
  ]);
  provide('embedded', embedded);
  return async () => {
    await stop();
    rmSync(embedded, { recursive: true, force: true });
  };
}
