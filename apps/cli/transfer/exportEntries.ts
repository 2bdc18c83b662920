import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentDatabase } from './contentDatabase.ts';
import type { ContentTable, StoredRow } from './contentTables.ts';

/** Rows that are in memory at once. */
const BATCH = 100;
const FENCE = '---';
/** Bytes of the readable part of a file's name; file systems allow 255 in all. */
const NAME_BYTES = 120;
/** Characters with a meaning of their own for file systems or shells. */
const UNSAFE = /[\p{Cc} /\\:*?"<>|#%.]+/gu;

/**
 * Writes a file for each row. What has not changed is left alone, so the folder suits version control.
 * @param onProgress called after each row with their number so far, and that of all
 * @returns counts of files; `removed` are those of rows that are no longer there
 */
export async function exportEntries(
  store: ContentDatabase,
  table: ContentTable,
  folder: string,
  onProgress?: (rows: number, total: number) => void,
) {
  const place = join(folder, table.folder);
  mkdirSync(place, { recursive: true });
  const old = new Set(readdirSync(place).filter(isExported));
  const counts = { written: 0, unchanged: 0, removed: 0 };
  const [all] = await store.query<{ total: number }>(
    `select count(*)::int as total from public.${table.table}`,
  );
  for await (const row of rowsOf(store, table)) {
    const name = fileNameOf(table, row);
    const text = toFile(table, row);
    const isSame = old.delete(name) && readFileSync(join(place, name), 'utf8') === text;
    if (!isSame) writeFileSync(join(place, name), text);
    counts[isSame ? 'unchanged' : 'written'] += 1;
    onProgress?.(counts.written + counts.unchanged, all?.total ?? 0);
  }
  for (const name of old) rmSync(join(place, name));
  return { ...counts, removed: old.size };
}

/** The rows of a table in batches, all from the same moment, with the columns that the database does not compute. */
async function* rowsOf(store: ContentDatabase, { table }: ContentTable): AsyncGenerator<StoredRow> {
  await store.query('begin isolation level repeatable read read only');
  try {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await store.query<{ row: StoredRow }>(
        `select to_jsonb(t) - array(
           select column_name::text from information_schema.columns
           where table_schema = 'public' and table_name = $1 and is_generated = 'ALWAYS'
         ) as row
         from public.${table} t where id > $2 order by id limit ${BATCH}`,
        [table, last],
      );
      for (const { row } of rows) yield row;
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.row.id ?? last;
    }
  } finally {
    await store.query('commit');
  }
}

/** Name of an entry's file: its title and, to make it unique, its id. Imports read the front matter instead. */
function fileNameOf({ name }: ContentTable, row: StoredRow): string {
  const text = String(row[name]).toWellFormed().replace(UNSAFE, '-').replace(/^-+/, '');
  const bytes = Buffer.from(text).subarray(0, NAME_BYTES);
  // A stream's decoder leaves out a last letter that is not whole.
  const cut = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: true });
  return `${cut.replace(/-+$/, '')}--${row.id}.md`;
}

/** Whether a file name is one that an export gives. */
const isExported = (file: string): boolean => /--[\da-f-]{36}\.md$/.test(file);

/** An entry as Markdown: front matter in YAML, with a JSON value on each line, then its text unchanged. */
function toFile({ text }: ContentTable, row: StoredRow): string {
  const lines = Object.entries(row)
    .filter(([column]) => column !== text)
    .map(([column, value]) => `${column}: ${JSON.stringify(value)}`);
  return `${FENCE}\n${lines.join('\n')}\n${FENCE}\n${row[text]}\n`;
}
