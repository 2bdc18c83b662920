import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const INTERVAL_MS = 100;
const PAGE_BYTES = 4096;

/**
 * Samples the memory of a process and all below it until it ends.
 * @returns tells the largest sum of their resident sets so far in megabytes; undefined where the
 * system has no `/proc`
 */
export function peakMemory(child: ChildProcess): () => number | undefined {
  if (!existsSync('/proc/self/statm')) return () => undefined;
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, child.pid === undefined ? 0 : memoryBelow(child.pid));
  }, INTERVAL_MS);
  child.once('close', () => clearInterval(timer));
  return () => peak / 1e6;
}

/** Bytes. */
function memoryBelow(root: number): number {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) && parentOf(Number(name));
    if (parent) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  let bytes = 0;
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    bytes += PAGE_BYTES * Number(read(pid, 'statm').split(' ')[1] ?? 0);
    waiting.push(...(children.get(pid) ?? []));
  }
  return bytes;
}

function parentOf(pid: number): number | undefined {
  // The name of a process is in brackets and may contain any character.
  const parent = /\) \S (\d+)/.exec(read(pid, 'stat'))?.[1];
  return parent === undefined ? undefined : Number(parent);
}

/** A file of a process; empty once the process has ended. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
