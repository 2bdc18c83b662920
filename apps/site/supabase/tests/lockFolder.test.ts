import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { lockFolder } from '../embedded/lockFolder.ts';

/** No process has this number. */
const DEAD = 4_194_305;

let folder = '';
let place = '';

beforeEach(() => {
  folder = temporaryFolder();
  // The folder that holds it need not exist yet.
  place = join(folder, '.temp', 'lock');
});

const locks = () => readdirSync(join(folder, '.temp'));
/** Leaves a lock as another process does. */
function lockAs(pid: number) {
  mkdirSync(join(folder, '.temp'));
  writeFileSync(`${place}-${pid}`, '');
}

test('A folder that a living process uses is refused, with what to do about it', () => {
  lockAs(process.ppid);
  expect(() => lockFolder(place)).toThrow(
    `Another server (process ${process.ppid}) already uses this database folder. ` +
      `Stop it first, or start this one with SUPABASE_DB=memory. (Lock file: ${place}-${process.ppid})`,
  );
  expect(locks()).toEqual([`lock-${process.ppid}`]);
});

test('What a dead process left behind is taken over, and may be locked again by its holder', () => {
  lockAs(DEAD);
  lockFolder(place);
  const release = lockFolder(place);
  expect(locks()).toEqual([`lock-${process.pid}`]);
  release();
  expect(locks()).toEqual([]);
});

test('Of three that find a dead lock at the same moment one gets the folder, ten times', async () => {
  const rivals = Array.from({ length: 3 }, () => {
    const rival = fork(join(import.meta.dirname, 'support/lockFolderProcess.ts'));
    onTestFinished(() => void rival.kill());
    return async (where: string): Promise<string> => {
      rival.send(where);
      return (await once(rival, 'message'))[0];
    };
  });
  await Promise.all(rivals.map((lock, index) => lock(join(folder, `warm${index}`))));
  for (let round = 0; round < 10; round += 1) {
    const contested = join(folder, `round${round}`);
    writeFileSync(`${contested}-${DEAD}`, '');
    const said = await Promise.all(rivals.map((lock) => lock(contested)));
    expect(said.toSorted()).toEqual(['locked', 'refused', 'refused']);
  }
});
