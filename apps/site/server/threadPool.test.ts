import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startThreadPool } from './threadPool';

const folder = mkdtempSync(join(tmpdir(), 'threads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Threads that answer a number with `compute` of it, and what they have answered. */
function poolOf(compute: string) {
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(
    file,
    `import { parentPort, workerData as base } from 'node:worker_threads';
     parentPort.on('message', async (job) => parentPort.postMessage(await (${compute})(job)));`,
  );
  const results: [number, number][] = [];
  const pool = startThreadPool<number, number>({
    file,
    threads: 2,
    data: 100,
    onResult: (job, result) => results.push([job, result]),
  });
  return { pool, results };
}

test('every job is done once, with what all threads share', async () => {
  const { pool, results } = poolOf('(job) => base + job');
  for (let job = 0; job < 20; job += 1) await pool.add(job);
  await pool.idle();
  expect(results.toSorted(([a], [b]) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, job) => [job, 100 + job]),
  );
  await pool.stop();
});

test('what a thread throws is thrown by the next call, and no other job hangs', async () => {
  const { pool } = poolOf(`(job) => { if (job === 1) throw new Error('No such page'); }`);
  const build = async () => {
    for (let job = 0; job < 20; job += 1) await pool.add(job);
    await pool.idle();
  };
  await expect(build()).rejects.toThrow('No such page');
  await pool.stop();
});
