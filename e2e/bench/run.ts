/**
 * Measures the built site and compares the medians with the gates: `pnpm bench`, or parts of it,
 * e.g. `pnpm bench lighthouse growth`. All values are written to `test-results/bench`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminPart } from './admin.ts';
import type { Part } from './bench.ts';
import { type Figure, meetsGate, printFigures } from './figures.ts';
import { growthPart } from './growth.ts';
import { interactionPart } from './interaction.ts';
import { lighthousePart } from './lighthouse.ts';

const RESULTS = join(import.meta.dirname, '../../test-results/bench');
const parts: Part[] = [lighthousePart, interactionPart, growthPart, adminPart];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  const names = parts.map(({ name }) => name).join(', ');
  throw new Error(`Unknown part "${unknown.join('", "')}". Parts: ${names}.`);
}

mkdirSync(RESULTS, { recursive: true });
const all: Figure[] = [];
for (const part of parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n── ${part.name}`);
  const figures = await part.measure();
  writeFileSync(join(RESULTS, `${part.name}.json`), JSON.stringify(figures, undefined, 2));
  printFigures(figures);
  all.push(...figures);
}

const gated = all.filter(({ most, least }) => most !== undefined || least !== undefined);
const missed = gated.filter((figure) => !meetsGate(figure));
console.log(`\n${gated.length - missed.length} gates kept, ${missed.length} missed`);
process.exitCode = missed.length === 0 ? 0 : 1;
