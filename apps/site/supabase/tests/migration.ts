import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../migrations');

/** All migrations in their order, as one text. */
export const MIGRATION = readdirSync(FOLDER)
  .sort()
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  .join('\n');

/** The migration with one thing changed. @throws when it is not there exactly once */
export function weakened(from: string, to: string): string {
  if (MIGRATION.split(from).length !== 2) throw new Error(`Not there once: ${from}`);
  return MIGRATION.replace(from, () => to);
}
