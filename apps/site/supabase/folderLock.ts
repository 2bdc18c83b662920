import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

interface Claim {
  number: number;
  file: string;
  /** The process that made it; NaN when that can't be read. */
  holder: number;
}

/**
 * Claims a place for this process until it ends: `<place>.1`, or the next number when dead processes
 * left theirs. A number is given once, so two that find the same dead claim cannot both follow it.
 * @throws when another living process holds it
 */
export function claimFolder(place: string): () => void {
  mkdirSync(dirname(place), { recursive: true });
  const claims = claimsOf(place);
  refuseBeside(claims);
  const own = claims.find(({ holder }) => holder === process.pid);
  const file = own?.file ?? `${place}.${(claims.at(-1)?.number ?? 0) + 1}`;
  // Somebody was quicker: ask them.
  if (!own && !create(file)) return claimFolder(place);

  // One who saw even older claims than this process did may have followed those: both look again, and
  // whoever sees the other lets go.
  const now = claimsOf(place);
  try {
    refuseBeside(now);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  for (const dead of now) if (dead.file !== file) rmSync(dead.file, { force: true });

  const release = () => {
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

/** Written aside first, so that nobody reads it half. @returns false when it exists already */
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
  // An empty claim reads as 0, which would mean this process's own group.
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
