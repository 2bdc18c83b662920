import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentStore } from './contentStore.ts';
import { fileNameOf, isExported, toFile } from './entryFile.ts';
import type { ContentTable, StoredRow } from './tables.ts';

/**
 * Writes a file for each row. What has not changed is left alone, so the folder suits version control.
 * @param onProgress called after each row with their number so far
 * @returns counts of files; `removed` are those of rows that are no longer there
 */
export async function exportTable(
  store: ContentStore,
  table: ContentTable,
  folder: string,
  onProgress?: (rows: number) => void,
) {
  const place = join(folder, table.folder);
  mkdirSync(place, { recursive: true });
  const old = new Set(readdirSync(place).filter(isExported));
  const counts = { written: 0, unchanged: 0, removed: 0 };
  // All columns that the database does not compute.
  const rows = await store.query<{ row: StoredRow }>(
    `select to_jsonb(t) - array(
       select column_name::text from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'ALWAYS'
     ) as row
     from public.${table.table} t`,
    [table.table],
  );
  for (const { row } of rows) {
    const name = fileNameOf(table, row);
    const text = toFile(table, row);
    const isSame = old.delete(name) && readFileSync(join(place, name), 'utf8') === text;
    if (!isSame) writeFileSync(join(place, name), text);
    counts[isSame ? 'unchanged' : 'written'] += 1;
    onProgress?.(counts.written + counts.unchanged);
  }
  for (const name of old) rmSync(join(place, name));
  return { ...counts, removed: old.size };
}
