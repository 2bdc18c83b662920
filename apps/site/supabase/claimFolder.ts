import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

interface Claim {
  number: number;
  file: string;
  /** Id of the process that made it; NaN when that can't be read. */
  holder: number;
}

/**
 * Locks a folder for this process until it ends, by a file `<place>.1`, or the next number where ended
 * processes left theirs. Each number is created once, so two processes that find the same stale file
 * can't both continue from it.
 * @param place path of the lock file without its number
 * @returns releases the lock
 * @throws Error when another running process holds it
 */
export function claimFolder(place: string): () => void {
  mkdirSync(dirname(place), { recursive: true });
  const claims = claimsOf(place);
  refuseBeside(claims);
  const own = claims.find(({ holder }) => holder === process.pid);
  const file = own?.file ?? `${place}.${(claims.at(-1)?.number ?? 0) + 1}`;
  // Another process created that number first: look again.
  if (!own && !create(file)) return claimFolder(place);

  // A process that listed the folder earlier may have continued from older files. Both look again, and
  // the one that sees the other gives up.
  const now = claimsOf(place);
  try {
    refuseBeside(now);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  for (const dead of now) if (dead.file !== file) rmSync(dead.file, { force: true });

  const release = () => {
    process.off('exit', release);
    if (holderOf(file) === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}

function claimsOf(place: string): Claim[] {
  const folder = dirname(place);
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${basename(place)}.`) && /\.\d+$/.test(name))
    .map((name) => ({ number: Number(name.split('.').at(-1)), file: `${folder}/${name}` }))
    .map((claim) => ({ ...claim, holder: holderOf(claim.file) }))
    .sort((one, other) => one.number - other.number);
}

function refuseBeside(claims: Claim[]): void {
  const rival = claims.find(({ holder }) => holder !== process.pid && isAlive(holder));
  if (!rival) return;
  throw new Error(
    `Another server (process ${rival.holder}) already uses this database folder. ` +
      `Stop it first, or start this one with SUPABASE_DB=memory. (Lock file: ${rival.file})`,
  );
}

/** Links a complete file into place, so that none is read half-written. @returns false when it exists */
function create(file: string): boolean {
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return Number.NaN;
  }
}

function isAlive(pid: number): boolean {
  // An empty file reads as 0, which `kill` takes for this process's own group.
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
