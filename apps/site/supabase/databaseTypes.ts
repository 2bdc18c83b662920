import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runSupabaseCli } from './runSupabaseCli.ts';
import type { Place } from './tests/support/plainDatabase.ts';

/** Where the generated types lie. */
export const TYPES_FILE = join(import.meta.dirname, '../src/lib/backend/database.types.ts');

/**
 * The TypeScript of the schema `public`, as the Supabase CLI generates it, formatted, without the helper
 * types that it adds, which nothing uses.
 * @param place a database with the migrations
 * @throws Error with the CLI's words
 */
export async function databaseTypes(place: Place): Promise<string> {
  const command = 'gen types typescript --remote --schema public';
  const { code, stdout, stderr } = await runSupabaseCli(command, place);
  if (code !== 0) throw new Error(`The types could not be generated: ${stderr || stdout}`);
  const [types = ''] = stdout.split(/^type DatabaseWithoutInternals\b/m);
  return execFileSync('biome', ['format', `--stdin-file-path=${TYPES_FILE}`], {
    input: `// Written by \`pnpm db:types\` from the migrations. Do not edit.\n${types}`,
    encoding: 'utf8',
  });
}
