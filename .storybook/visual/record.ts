import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RanStories } from './unusedPictures.ts';

const ROOT = join(import.meta.dirname, '../..');
export const BASELINES = join(ROOT, '.storybook/visual/pictures');
/** Folder of the last run's record and of the pictures that differ. */
export const RESULTS = join(ROOT, 'test-results/visual');
export const RECORD_NAME = 'record.jsonl';
const RECORD = join(RESULTS, RECORD_NAME);

export type RecordLine =
  | { kind: 'story'; assertions: number; accessibility: number }
  | { kind: 'picture'; name: string; verdict: Verdict }
  | ({ kind: 'run' } & RanStories);

export interface Verdict {
  outcome: 'same' | 'different' | 'missing' | 'unstable' | 'written';
  pixels: number;
}

/** Appends a line to the record, which the pages of a parallel run share. */
export function record(line: RecordLine): void {
  addToRecord(`${JSON.stringify(line)}\n`);
}

export function addToRecord(lines: string): void {
  mkdirSync(RESULTS, { recursive: true });
  appendFileSync(RECORD, lines);
}

export function readRecord(): RecordLine[] {
  try {
    const lines = readFileSync(RECORD, 'utf8').split('\n');
    return lines.filter(Boolean).map((line) => JSON.parse(line) as RecordLine);
  } catch {
    return [];
  }
}

export function write(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
