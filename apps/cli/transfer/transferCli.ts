// `pnpm content:export [folder]` and `pnpm content:import <folder or file>`; see apps/site/docs/data.md.
import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openContentDatabase } from './contentDatabase.ts';
import { ENTRIES, MESSAGES } from './contentTables.ts';
import { exportEntries } from './exportEntries.ts';
import { importEntries } from './importEntries.ts';
import { readGhost } from './readGhost.ts';
import { readMarkdownFolder } from './readMarkdownFolder.ts';
import { readWordPress } from './readWordPress.ts';
import { saveReport, shortSummary } from './saveReport.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    overwrite: { type: 'boolean', default: false },
    messages: { type: 'boolean', default: false },
    from: { type: 'string' },
  },
});
const [command, named = 'content'] = positionals;
// The command runs in the site's folder, whichever it is called from.
const place = resolve(process.env.INIT_CWD ?? '.', named);
const tables = values.messages ? [...ENTRIES, MESSAGES] : ENTRIES;

try {
  if (command === 'export') await runExport();
  else if (positionals.length > 1) await runImport();
  else throw new Error('Name what is imported: an exported folder, a .xml or a .json file.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** A line in place of the one that counts. */
function say(line: string): void {
  console.log(process.stdout.isTTY ? `\r\x1b[K${line}` : line);
}

/** A line that counts, on a terminal alone. */
function progressOf(list: string) {
  return (count: number, total: number) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${list}${count} of ${total} `);
  };
}

async function runExport(): Promise<void> {
  const store = await openContentDatabase(process.env.DATABASE_URL);
  try {
    for (const table of tables) {
      const progress = progressOf(`${table.folder}: `);
      const { written, unchanged, removed } = await exportEntries(store, table, place, progress);
      say(
        `${join(place, table.folder)}: ${written} written, ${unchanged} unchanged, ${removed} removed.`,
      );
    }
  } finally {
    await store.close();
  }
}

async function runImport(): Promise<void> {
  const isFolder = statSync(place).isDirectory();
  const candidates = isFolder
    ? readMarkdownFolder(place, tables, values.from)
    : /\.json$/i.test(place)
      ? readGhost(place, values.from)
      : readWordPress(place);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const store = await openContentDatabase(process.env.DATABASE_URL);
  try {
    const report = await importEntries(store, candidates, {
      write: values.write,
      overwrite: values.overwrite,
      signal: stop.signal,
      onProgress: progressOf(''),
    });
    const folder = join(isFolder ? place : dirname(place), 'import-report');
    saveReport(folder, report);
    say(`${shortSummary(report)}: ${folder}.`);
    if (stop.signal.aborted) console.log('Stopped. The same command does the rest.');
    else if (!values.write) console.log('A dry run: nothing is stored. --write stores it.');
  } finally {
    await store.close();
  }
}
