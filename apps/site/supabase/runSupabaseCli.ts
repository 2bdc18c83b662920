import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Place } from './tests/support/plainDatabase.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Whether the program is installed: the lockfile has it for this platform only. */
export const HAS_SUPABASE_CLI = process.platform === 'linux' && process.arch === 'x64';

/**
 * Runs a command of `pnpm supabase` against a database, as `--remote` does with a hosted project's. The lockfile
 * has the program, although it takes 135 MB: between versions 2 and 3 the same command changed its target.
 * @returns exit code, which is 0 where the command succeeded, and what it said
 */
export function runSupabaseCli(
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
