import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { MIGRATION } from '../../apps/site/supabase/tests/migration.ts';
import {
  createDatabase,
  type PlainDatabase,
  startPostgres,
} from '../../apps/site/supabase/tests/plainPostgres.ts';
import type { Part } from './bench.ts';
import { type Figure, median } from './figures.ts';
import { bodyOf, send } from './sending.ts';

const FLOODER = join(import.meta.dirname, 'flooder.ts');

/** Connections that send as fast as they can. */
const FLOODING = 6;
const ROUNDS = 5;
const ROUND_MS = 2000;
/** Between two messages of the honest sender. */
const PAUSE_MS = 40;
/** What an honest sender may wait; the longest of a round also tells how busy the machine is. */
const MOST_MS = 100;

/** Rows of a request, characters of each message, and what most of them are. */
const FLOODS = {
  'three messages of 3 MB a request': [3, 3 * 2 ** 20, ' '],
  'five of the longest messages a request': [5, 10_000, 'x'],
} as const;

type Size = (typeof FLOODS)[keyof typeof FLOODS];

/** How long an honest sender waits for PostgreSQL while others flood it. */
export const floodPart: Part = {
  name: 'flood',
  measure: async () => {
    const postgres = await startPostgres();
    try {
      const figures: Figure[] = [];
      for (const [flood, size] of Object.entries(FLOODS)) {
        figures.push(...(await measureFlood(postgres.port, flood, size)));
      }
      return figures;
    } finally {
      await postgres.stop();
    }
  },
};

/** What each round's messages waited, without the flood and with it. */
async function measureFlood(port: number, flood: string, size: Size): Promise<Figure[]> {
  const database = await createDatabase(port);
  await database.owner.query(MIGRATION);
  // The last resort would stop the flood, and the honest sender with it.
  await database.owner.query('update private.settings set most_messages = 1000000');
  const [alone, flooded]: [number[][], number[][]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await waits(database));
    const flooder = await startFlooder(database, size);
    flooded.push(await waits(database));
    flooder.kill('SIGKILL');
    await once(flooder, 'exit');
  }
  const longest = (rounds: number[][]) => rounds.map((values) => Math.max(...values));
  return [
    { subject: flood, name: 'wait alone ms', values: alone.map(median) },
    { subject: flood, name: 'wait ms', values: flooded.map(median), most: MOST_MS },
    { subject: flood, name: 'longest alone ms', values: longest(alone) },
    { subject: flood, name: 'longest ms', values: longest(flooded) },
  ];
}

async function startFlooder({ place }: PlainDatabase, size: Size): Promise<ChildProcess> {
  const flooder = spawn(
    process.execPath,
    [FLOODER, JSON.stringify(place), String(FLOODING), ...size.map(String)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(flooder.stdout, 'data');
  return flooder;
}

/** Sends messages for a round. @returns what each of them waited, in milliseconds */
async function waits({ connect }: PlainDatabase): Promise<number[]> {
  const honest = await connect();
  const begin = performance.now();
  const values: number[] = [];
  while (performance.now() - begin < ROUND_MS) {
    const body = bodyOf(1, 40, 'x');
    const asked = performance.now();
    await send(honest, body);
    values.push(performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await honest.end();
  return values;
}
