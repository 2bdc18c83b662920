import { expect, test } from 'vitest';
import type { BuildJob } from './buildJobs';
import { startReport } from './startReport';

const jobOf = (kind: BuildJob['kind']) => ({ kind, file: 'a' }) as BuildJob;
const made = { bytes: 1_500_000, compressed: 500_000, cached: false };

/** A report whose clock goes on by `seconds` with each page, after `pages` of them. */
function reportOf(pages: number, seconds: number) {
  const lines: string[] = [];
  let now = 0;
  const report = startReport({ log: (line) => lines.push(line), now: () => now });
  report.expect(pages);
  for (let page = 0; page < pages; page += 1) {
    now += seconds * 1000;
    report.add(jobOf('pages'), made);
  }
  return { report, lines };
}

test('a long build says how many pages are done and how long the rest takes', () => {
  expect(reportOf(1500, 0.01).lines).toEqual([
    '400 of 1,500 pages, about 11 s left.',
    '800 of 1,500 pages, about 7 s left.',
    '1,200 of 1,500 pages, about 3 s left.',
  ]);
});

test('a short build says nothing before its end', () => {
  expect(reportOf(30, 0.1).lines).toEqual([]);
});

test('the summary counts what was made, its size, and what came from the cache', () => {
  const { report } = reportOf(2, 0);
  report.add(jobOf('pages'), { ...made, cached: true });
  report.add(jobOf('cards'), { bytes: 60_000, compressed: 0, cached: true });
  expect(report.summary()).toBe(
    '3 pages: 4.5 MB, 1.5 MB brotli; 1 from the cache\n1 cards: 0.1 MB; 1 from the cache',
  );
});
