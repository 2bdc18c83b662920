/**
 * Measures the built site and judges it by its gates: `pnpm bench`, or parts of it, e.g.
 * `pnpm bench lighthouse growth`. What was measured stays in `test-results/bench`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminPart } from './admin.ts';
import { backendPart } from './backendPart.ts';
import type { Part } from './bench.ts';
import { type Figure, holds, print } from './figures.ts';
import { floodPart } from './flood.ts';
import { growthPart } from './growth.ts';
import { interactionPart } from './interaction.ts';
import { lighthousePart } from './lighthouse.ts';
import { loadPart } from './load.ts';

const RESULTS = join(import.meta.dirname, '../../test-results/bench');

const parts: Part[] = [
  lighthousePart,
  loadPart,
  interactionPart,
  growthPart,
  adminPart,
  backendPart,
  floodPart,
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  const names = parts.map(({ name }) => name).join(', ');
  throw new Error(`There is no part "${unknown.join('", "')}"; there are: ${names}.`);
}

mkdirSync(RESULTS, { recursive: true });
const all: Figure[] = [];
for (const part of parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n── ${part.name}`);
  const figures = await part.measure();
  if (figures.length === 0) continue;
  writeFileSync(join(RESULTS, `${part.name}.json`), JSON.stringify(figures, undefined, 2));
  print(figures);
  all.push(...figures);
}

const judged = all.filter(({ most, least }) => most !== undefined || least !== undefined);
const missed = judged.filter((figure) => !holds(figure));
console.log(`\n${judged.length - missed.length} gates kept, ${missed.length} missed`);
process.exitCode = missed.length === 0 ? 0 : 1;
