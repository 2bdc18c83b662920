import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportReport } from './importEntries.ts';

/** Lines of losses on the screen; the report has all. */
const MOST_LINES = 40;

/** Writes what an import did beside what was imported. */
export function saveReport(folder: string, report: ImportReport): void {
  mkdirSync(folder, { recursive: true });
  const files = {
    'summary.txt': summaryOf(report),
    'skipped.txt': skippedOf(report),
    'notes.txt': notesOf(report),
    _redirects: report.redirects.map(([from, to]) => `${from} ${to} 301`),
  };
  for (const [name, lines] of Object.entries(files)) {
    writeFileSync(join(folder, name), lines.map((line) => `${line}\n`).join(''));
  }
}

const skippedOf = ({ skipped }: ImportReport) =>
  skipped.map(({ source, skipped: why }) => `${source}: ${why}`);
const notesOf = ({ notes }: ImportReport) => notes.map(({ source, note }) => `${source}: ${note}`);

/** What published entries lost, by entry; then counts. @param most of the lines about losses */
function summaryOf(report: ImportReport, most = Number.POSITIVE_INFINITY): string[] {
  const lost = [...skippedOf(report).map((line) => `Not imported: ${line}`), ...notesOf(report)];
  const { created, updated, unchanged, skipped } = report.counts;
  const passedOver = [...report.passedOver].map(([kind, count]) => `${kind}: ${count}`);
  return [
    ...lost.slice(0, most),
    ...(lost.length > most ? [`… and ${lost.length - most} more lines.`] : []),
    ...(report.unknown.size > 0 ? [`Fields left out: ${[...report.unknown].join(', ')}.`] : []),
    ...(passedOver.length > 0 ? [`Passed over: ${passedOver.join('; ')}.`] : []),
    `${created} created, ${updated} updated, ${unchanged} unchanged, ${skipped} skipped`,
  ];
}

export const shortSummary = (report: ImportReport): string =>
  summaryOf(report, MOST_LINES).join('\n');
