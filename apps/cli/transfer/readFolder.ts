import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromFile } from './entryFile.ts';
import { idOf } from './idOf.ts';
import type { Candidate, LeftOut } from './importEntries.ts';
import type { ContentTable } from './tables.ts';

/** The entries of an exported folder, one file at a time. A file without an id gets one of its path. */
export function* readFolder(
  folder: string,
  tables: readonly ContentTable[],
): Generator<Candidate | LeftOut> {
  for (const table of tables) {
    const place = join(folder, table.folder);
    if (!existsSync(place)) continue;
    for (const name of readdirSync(place).filter((file) => file.endsWith('.md'))) {
      const source = `${table.folder}/${name}`;
      try {
        const row = fromFile(table, readFileSync(join(place, name), 'utf8'));
        yield { table, source, row: { ...row, id: String(row.id ?? idOf(source)) } };
      } catch (error) {
        yield { source, skipped: (error as Error).message };
      }
    }
  }
}
