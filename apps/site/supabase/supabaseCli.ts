import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Place } from './tests/support/plainPostgres.ts';

const ROOT = join(import.meta.dirname, '../../..');

interface Ended {
  /** Exit code: 0 where the command succeeded. */
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command of `pnpm supabase` against a database, as `--remote` does with a hosted project's. The lockfile
 * has the program, although it takes 135 MB: between versions 2 and 3 the same command changed its target.
 */
export function supabaseCli(command: string, { port, database }: Place): Promise<Ended> {
  const words = ['--silent', 'supabase', ...command.split(' ')];
  const target = `--remote=postgresql://postgres@127.0.0.1:${port}/${database}`;
  return new Promise((resolve, reject) => {
    execFile(
      'pnpm',
      [...words.filter((word) => word !== '--remote'), target, '--yes'],
      {
        cwd: ROOT,
        env: { ...process.env, PGSSLMODE: 'disable', SUPABASE_TELEMETRY_DISABLED: '1' },
      },
      (error, stdout, stderr) => {
        if (error && typeof error.code !== 'number') reject(error);
        else resolve({ code: Number(error?.code ?? 0), stdout, stderr });
      },
    );
  });
}
