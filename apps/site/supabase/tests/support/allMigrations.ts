import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../migrations');

/** All migrations in their order, as one text. */
export const ALL_MIGRATIONS = readdirSync(FOLDER)
  .sort()
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  .join('\n');

/**
 * The migrations with one thing changed, wherever it stands.
 * @throws when it is nowhere
 */
export function weakened(from: string, to: string): string {
  if (!ALL_MIGRATIONS.includes(from)) throw new Error(`Not there: ${from}`);
  return ALL_MIGRATIONS.replaceAll(from, () => to);
}
