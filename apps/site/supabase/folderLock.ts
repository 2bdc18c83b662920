import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Claims a file for this process until it ends.
 * Throws when another living process holds it; a claim left by a dead one is taken over.
 */
export function claimFolder(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const holder = holderOf(file);
  if (holder !== undefined && holder !== process.pid && isAlive(holder)) {
    throw new Error(
      `Another server (process ${holder}) already uses this database folder. ` +
        `Stop it first, or start this one with SUPABASE_DB=memory. (Lock file: ${file})`,
    );
  }
  if (holder !== undefined) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    // Somebody was quicker: ask them.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return claimFolder(file);
    throw error;
  }
  const release = () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  // A claim cut short reads as 0, which would mean this process's own group.
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
