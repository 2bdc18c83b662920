// `pnpm run setup`: makes the site yours. Asks in a terminal; with `--brand "…"` and the other flags,
// or `--json file`, it asks nothing, and what is not named stays as it is.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { palette } from '@agency/ui/tokens/palette';
import { site, siteMetadata } from '../../site/src/content/site.ts';
import { askAll } from './askAll.ts';
import { completeAnswers } from './completeAnswers.ts';
import { currentAnswers } from './currentAnswers.ts';
import { names, questions } from './questions.ts';
import { currentMotif, writeBrand } from './writeBrand.ts';

const ROOT = join(import.meta.dirname, '../../..');

try {
  const { values } = parseArgs({
    options: {
      json: { type: 'string' },
      help: { type: 'boolean' },
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    },
  });
  const { json, help, ...flags } = values as Record<string, string | undefined>;
  if (help) {
    console.log(names.map((name) => `--${name}: ${questions[name].asks}`).join('\n'));
  } else {
    const now = currentAnswers({ site, siteMetadata, motif: currentMotif(ROOT) });
    const given = { ...(json === undefined ? {} : readJson(json)), ...flags };
    const isAsked = Object.keys(given).length === 0 && process.stdin.isTTY;
    const answers = completeAnswers(isAsked ? await askAll(now) : given, now);
    const { files, repairs } = writeBrand(ROOT, answers, { site, palette });
    for (const { purpose, asked, ratio, least, used, usedRatio } of repairs) {
      console.log(
        `${purpose}: ${asked} has too little contrast (${ratio.toFixed(1)}:1, not ${least}:1), so ${used} is used (${usedRatio.toFixed(1)}:1).`,
      );
    }
    console.log(files.length === 0 ? 'Nothing has changed.' : `Written: ${files.join(', ')}`);
    console.log(
      '`pnpm run doctor` says what is still missing; `pnpm build` renews cards and icons.',
    );
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** @throws Error naming the file that holds no answers */
function readJson(file: string): Record<string, unknown> {
  // pnpm runs scripts in the package's folder, not where the command was typed.
  const path = resolve(process.env.INIT_CWD ?? '', file);
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} can't be read: ${(error as Error).message}`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Error(`${path} has to be an object of answers, such as {"brand": "…"}.`);
  }
  return parsed as Record<string, unknown>;
}
