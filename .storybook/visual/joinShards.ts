// Joins the results of sharded runs of the stories in `test-results/visual`, with one page for all of
// them: `node .storybook/visual/joinShards.ts <folder of a shard>…`
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { conclude } from './conclude.ts';
import { addToRecord, RECORD_NAME, RESULTS } from './record.ts';

const shards = process.argv.slice(2);
if (shards.length === 0)
  throw new Error('Usage: node .storybook/visual/joinShards.ts <folder of a shard>…');

rmSync(RESULTS, { recursive: true, force: true });
const records = shards.map((shard) => readFileSync(join(shard, RECORD_NAME), 'utf8'));
for (const shard of shards) cpSync(shard, RESULTS, { recursive: true });
rmSync(join(RESULTS, RECORD_NAME));
for (const lines of records) addToRecord(lines);
process.exitCode = conclude({ updates: false }) === 0 ? 0 : 1;
