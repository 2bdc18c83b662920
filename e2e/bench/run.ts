/**
 * Measures the built site and compares the medians with the gates: `pnpm bench`, or parts of it,
 * e.g. `pnpm bench lighthouse growth`. All values are written to `test-results/bench`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureAdmin } from './admin.ts';
import { type Figure, meetsGate, printFigures } from './figures.ts';
import { measureGrowth } from './growth.ts';
import { measureInteraction } from './interaction.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureSendWhileHydrating } from './sendWhileHydrating.ts';

const RESULTS = join(import.meta.dirname, '../../test-results/bench');
const parts: Record<string, () => Promise<Figure[]>> = {
  lighthouse: measureLighthouse,
  interaction: measureInteraction,
  hydration: measureSendWhileHydrating,
  growth: measureGrowth,
  admin: measureAdmin,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  const names = Object.keys(parts).join(', ');
  throw new Error(`Unknown part "${unknown.join('", "')}". Parts: ${names}.`);
}

mkdirSync(RESULTS, { recursive: true });
const all: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  const figures = await measure();
  writeFileSync(join(RESULTS, `${name}.json`), JSON.stringify(figures, undefined, 2));
  printFigures(figures);
  all.push(...figures);
}

const gated = all.filter(({ most, least }) => most !== undefined || least !== undefined);
const missed = gated.filter((figure) => !meetsGate(figure));
console.log(`\n${gated.length - missed.length} gates kept, ${missed.length} missed`);
process.exitCode = missed.length === 0 ? 0 : 1;
