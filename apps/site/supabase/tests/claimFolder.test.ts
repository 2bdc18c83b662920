import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { claimFolder } from '../claimFolder.ts';

let folder = '';
let place = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  // The folder that holds it need not exist yet.
  place = join(folder, '.temp', 'lock');
  return () => rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that claims every place it is given, until the test has ended. */
function startOther() {
  const module = join(import.meta.dirname, '../claimFolder.ts');
  const script = `
    import { claimFolder } from ${JSON.stringify(module)};
    process.on('message', (place) => {
      try { claimFolder(place); process.send('claimed'); }
      catch (error) { process.send(error.message); }
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const end = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(end);
  const claim = async (where = place): Promise<string> => {
    child.send(where);
    return (await once(child, 'message'))[0];
  };
  return { pid: child.pid ?? Number.NaN, claim, end };
}

/** The claims that lie in the folder: who made which. */
const claims = () =>
  Object.fromEntries(
    readdirSync(join(folder, '.temp')).map((name) => [
      name,
      readFileSync(join(folder, '.temp', name), 'utf8'),
    ]),
  );

test('A folder that a living process uses is refused, with what to do about it', async () => {
  const { pid, claim } = startOther();
  expect(await claim()).toBe('claimed');
  expect(() => claimFolder(place)).toThrow(
    `Another server (process ${pid}) already uses this database folder. ` +
      `Stop it first, or start this one with SUPABASE_DB=memory. (Lock file: ${place}.1)`,
  );
  expect(claims()).toEqual({ 'lock.1': String(pid) });
});

test('What a dead process left behind is taken over', async () => {
  const other = startOther();
  await other.claim();
  await other.end();
  expect(claims()).toEqual({ 'lock.1': String(other.pid) });
  const release = claimFolder(place);
  expect(claims()).toEqual({ 'lock.2': String(process.pid) });
  release();
  expect(claims()).toEqual({});
});

test('A claim that names no process is taken over, and may be claimed again by its holder', () => {
  claimFolder(place)();
  // Empty, it reads as process 0.
  writeFileSync(`${place}.1`, '');
  const release = claimFolder(place);
  expect(() => claimFolder(place)).not.toThrow();
  expect(claims()).toEqual({ 'lock.2': String(process.pid) });
  release();
  expect(claims()).toEqual({});
});

test('A release that comes after another process claimed it leaves that claim alone', async () => {
  const release = claimFolder(place);
  release();
  const { pid, claim } = startOther();
  await claim();
  release();
  expect(claims()).toEqual({ 'lock.1': String(pid) });
});

test('Of three that find a dead claim at the same moment one gets the folder, ten times', async () => {
  const rivals = Array.from({ length: 3 }, startOther);
  await Promise.all(rivals.map(({ claim }, index) => claim(join(folder, `warm-${index}`))));
  for (let round = 0; round < 10; round += 1) {
    const contested = join(folder, `round-${round}`);
    // No process has this number.
    writeFileSync(`${contested}.1`, '4194305');
    const said = await Promise.all(rivals.map(({ claim }) => claim(contested)));
    expect(said.filter((words) => words === 'claimed')).toHaveLength(1);
  }
});
