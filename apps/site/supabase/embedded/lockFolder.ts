import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ATTEMPTS = 6;

/**
 * Locks a folder for this process until it ends, by an empty file `<place>-<process id>`. Each process writes
 * its own file before it looks for others, so of two that start together at least one sees the other. Where
 * both do, both withdraw, and try again after different pauses.
 * @param place path of the lock file without the id
 * @returns releases the lock
 * @throws Error when another running process holds it
 */
export function lockFolder(place: string): () => void {
  const file = `${place}-${process.pid}`;
  const withdraw = () => rmSync(file, { force: true });
  mkdirSync(dirname(place), { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    writeFileSync(file, '');
    const holder = otherHolder(place);
    if (holder === undefined) break;
    withdraw();
    if (attempt === ATTEMPTS) {
      throw new Error(
        `Another server (process ${holder}) already uses this database folder. ` +
          `Stop it first, or start this one with SUPABASE_DB=memory. (Lock file: ${place}-${holder})`,
      );
    }
    const pause = Math.random() * 10 * 2 ** attempt;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
  }
  process.once('exit', withdraw);
  return () => {
    process.off('exit', withdraw);
    withdraw();
  };
}

/** The id of another running process that has a lock file. Those of ended ones are removed. */
function otherHolder(place: string): number | undefined {
  for (const name of readdirSync(dirname(place))) {
    const [start, id = ''] = name.split(/-(?=\d+$)/);
    const holder = Number(id);
    if (start !== basename(place) || id === '' || holder === process.pid) continue;
    if (isAlive(holder)) return holder;
    rmSync(join(dirname(place), name), { force: true });
  }
  return undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
