import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** The pictures that each run is held against. */
export const BASELINES = join(ROOT, '.storybook/visual/pictures');
/** What the last run leaves behind: its record, and what differed. */
export const RESULTS = join(ROOT, 'test-results/visual');
const RECORD = join(RESULTS, 'record.jsonl');

export type Entry =
  | { kind: 'story'; assertions: number; accessibility: number }
  | { kind: 'picture'; name: string; verdict: Verdict };

/** `pixels` tells how many of them changed. */
export interface Verdict {
  outcome: 'same' | 'different' | 'missing' | 'unstable' | 'written';
  pixels: number;
}

/** Tests run in several pages; each of them adds its lines. */
export function record(entry: Entry): void {
  mkdirSync(RESULTS, { recursive: true });
  appendFileSync(RECORD, `${JSON.stringify(entry)}\n`);
}

export function readRecord(): Entry[] {
  try {
    const lines = readFileSync(RECORD, 'utf8').split('\n');
    return lines.filter(Boolean).map((line) => JSON.parse(line) as Entry);
  } catch {
    return [];
  }
}

export function write(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
