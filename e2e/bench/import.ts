import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordPressExport } from '../../apps/site/supabase/tests/foreignExports.ts';
import { MIGRATION } from '../../apps/site/supabase/tests/migration.ts';
import {
  createDatabase,
  migrate,
  startPostgres,
} from '../../apps/site/supabase/tests/plainPostgres.ts';
import type { Part } from './bench.ts';
import type { Figure } from './figures.ts';
import { peakMemory } from './peakMemory.ts';

const PROGRAM = join(import.meta.dirname, '../../apps/site/supabase/transfer/cli.ts');
/** Posts of the WordPress exports. */
const SIZES = [1000, 10_000];
/** Gate: megabytes at the most. The report holds a line for each entry, so they grow with the export. */
const MEMORY = 500;

/** Imports of WordPress exports into plain PostgreSQL, each twice: the second time nothing is left to do. */
export const importPart: Part = {
  name: 'import',
  measure: async () => {
    const postgres = await startPostgres();
    try {
      const figures: Figure[] = [];
      for (const posts of SIZES) {
        const [first, again] = await importTwice(postgres.port, posts);
        const subject = `${posts.toLocaleString('en')} posts`;
        figures.push(
          { subject, name: 'import s', values: [first.seconds] },
          { subject, name: 'again s', values: [again.seconds] },
          { subject, name: 'peak MB', values: [first.megabytes], most: MEMORY },
        );
      }
      return figures;
    } finally {
      await postgres.stop();
    }
  },
};

async function importTwice(port: number, posts: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
  const file = join(folder, 'export.xml');
  writeFileSync(file, wordPressExport(posts));
  const made = await createDatabase(port);
  await migrate(made, MIGRATION);
  await made.close();
  const { place } = made;
  const database = `postgres://postgres@127.0.0.1:${place.port}/${place.database}`;
  try {
    return [await importOnce(file, database), await importOnce(file, database)] as const;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function importOnce(file: string, database: string) {
  const begin = performance.now();
  const child = spawn(process.execPath, [PROGRAM, 'import', file, '--write'], {
    env: { ...process.env, DATABASE_URL: database },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const peak = peakMemory(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  return { seconds: (performance.now() - begin) / 1000, megabytes: peak() ?? Number.NaN };
}
