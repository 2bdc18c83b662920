import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { BASELINES, RESULTS, readRecord, write } from './record.ts';
import { reportOf } from './reportOf.ts';
import { unusedPictures } from './unusedPictures.ts';

/**
 * Reports on a run, or on all its shards, and writes a page of the pictures that differ.
 * @param updates whether pictures were taken anew: those that no story takes any more are removed
 * @returns how many differ
 * @throws Error naming pictures that no story takes any more, unless they are removed
 */
export function conclude({ updates }: { updates: boolean }): number {
  const lines = readRecord();
  const stories = lines.filter((line) => line.kind === 'story');
  const pictures = lines.filter((line) => line.kind === 'picture');
  if (stories.length === 0) return 0;

  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const failures = pictures.filter(({ verdict }) => !['same', 'written'].includes(verdict.outcome));
  const written = pictures.filter(({ verdict }) => verdict.outcome === 'written').length;
  const unused = unusedPictures({
    existing: existingPictures(),
    taken: pictures.map(({ name }) => name),
    runs: lines.filter((line) => line.kind === 'run'),
  });
  if (updates) for (const name of unused) rmSync(join(BASELINES, `${name}.png`));

  console.log(
    [
      '',
      `${stories.length} stories: ${sum(stories.map(({ assertions }) => assertions))} assertions, ${sum(
        stories.map(({ accessibility }) => accessibility),
      )} accessibility checks, ${pictures.length} pictures (${failures.length} differ)`,
      ...(updates ? [updateSummary(written, unused.length)] : []),
    ].join('\n'),
  );
  if (failures.length > 0) {
    const page = join(RESULTS, 'index.html');
    write(page, reportOf(failures));
    console.log(`Differences, side by side: ${page}`);
  }
  if (unused.length > 0 && !updates) {
    throw new Error(
      `Pictures without a story: ${unused.join(', ')}. \`pnpm visual:update\` removes them.`,
    );
  }
  return failures.length;
}

function updateSummary(written: number, removed: number): string {
  return process.platform === 'linux'
    ? `${written} pictures written, ${removed} removed`
    : 'No picture was written or removed: the pinned browser that takes them runs on Linux only.';
}

function existingPictures(): string[] {
  if (!existsSync(BASELINES)) return [];
  return readdirSync(BASELINES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.png'))
    .map((path) => path.replaceAll(sep, '/').replace(/\.png$/, ''));
}
