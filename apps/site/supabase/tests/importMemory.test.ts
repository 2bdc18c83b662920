import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { importEntries, type LeftOut } from '../transfer/importEntries.ts';

const ENTRIES = 500;
/** Characters of a piece of the imported file. */
const PIECE = 100_000;

test('the report of an import does not keep the imported file in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  async function* entries(): AsyncGenerator<LeftOut> {
    for (let n = 0; n < ENTRIES; n += 1) {
      const piece = `${n} a long address of an entry `.padEnd(PIECE, String(n));
      yield { source: piece.slice(0, 30), skipped: piece.slice(30, 60) };
    }
  }
  const store = { query: async () => [], close: async () => {} };
  collect();
  const before = process.memoryUsage().heapUsed;
  const report = await importEntries(store, entries(), { write: false, overwrite: false });
  collect();
  const grown = process.memoryUsage().heapUsed - before;
  expect(report.skipped).toHaveLength(ENTRIES);
  expect(grown).toBeLessThan((ENTRIES * PIECE) / 10);
});
