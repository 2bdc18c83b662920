import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Place } from './tests/support/plainPostgres.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Where the generated types lie. */
export const TYPES_FILE = join(import.meta.dirname, '../src/lib/backend/database.types.ts');

/**
 * Runs a command of `pnpm supabase` against a database, as `--remote` does with a hosted project's. The lockfile
 * has the program, although it takes 135 MB: between versions 2 and 3 the same command changed its target.
 * @returns exit code, which is 0 where the command succeeded, and what it said
 */
export function supabaseCli(
  command: string,
  { port, database }: Place,
): Promise<Record<'stdout' | 'stderr', string> & { code: number }> {
  const words = ['--silent', 'supabase', ...command.split(' ')];
  const target = `--remote=postgresql://postgres@127.0.0.1:${port}/${database}`;
  const env = { ...process.env, PGSSLMODE: 'disable', SUPABASE_TELEMETRY_DISABLED: '1' };
  return promisify(execFile)(
    'pnpm',
    [...words.filter((word) => word !== '--remote'), target, '--yes'],
    { cwd: ROOT, env },
  ).then(
    (said) => ({ code: 0, ...said }),
    (error) => {
      if (typeof error.code !== 'number') throw error;
      return error;
    },
  );
}

/**
 * The TypeScript of the schema `public`, as the Supabase CLI generates it, formatted, without the helper
 * types that it adds, which nothing uses.
 * @param place a database with the migrations
 * @throws Error with the CLI's words
 */
export async function databaseTypes(place: Place): Promise<string> {
  const command = 'gen types typescript --remote --schema public';
  const { code, stdout, stderr } = await supabaseCli(command, place);
  if (code !== 0) throw new Error(`The types could not be generated: ${stderr || stdout}`);
  const [types = ''] = stdout.split(/^type DatabaseWithoutInternals\b/m);
  return execFileSync('biome', ['format', `--stdin-file-path=${TYPES_FILE}`], {
    input: `// Written by \`pnpm db:types\` from the migrations. Do not edit.\n${types}`,
    encoding: 'utf8',
  });
}
