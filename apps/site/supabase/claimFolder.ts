import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Locks a folder for this process until it ends, by an empty file `<place>-<process id>`. Each process writes
 * its own file before it looks for others, so of two that start together at least one sees the other.
 * @param place path of the lock file without the id
 * @returns releases the lock
 * @throws Error when another running process holds it
 */
export function claimFolder(place: string): () => void {
  const folder = dirname(place);
  const file = `${place}-${process.pid}`;
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '');
  process.once('exit', release);
  for (const name of readdirSync(folder)) {
    const [start, id = ''] = name.split(/-(?=\d+$)/);
    const holder = Number(id);
    if (start !== basename(place) || id === '' || holder === process.pid) continue;
    const other = join(folder, name);
    if (isAlive(holder)) {
      release();
      throw new Error(
        `Another server (process ${holder}) already uses this database folder. ` +
          `Stop it first, or start this one with SUPABASE_DB=memory. (Lock file: ${other})`,
      );
    }
    rmSync(other, { force: true });
  }
  return release;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
