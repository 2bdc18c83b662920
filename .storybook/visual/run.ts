import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { TestProject } from 'vitest/node';
import { BASELINES, RESULTS, readRecord, write } from './record.ts';
import { reportOf } from './report.ts';

/** Opens a run of the stories with an empty record, and closes it with the figures. */
export default function run(project: TestProject) {
  rmSync(RESULTS, { recursive: true, force: true });

  return async () => {
    const entries = readRecord();
    const stories = entries.filter((entry) => entry.kind === 'story');
    const pictures = entries.filter((entry) => entry.kind === 'picture');
    if (stories.length === 0) return;

    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    const faults = pictures.filter(({ verdict }) => !['same', 'written'].includes(verdict.outcome));
    const written = pictures.filter(({ verdict }) => verdict.outcome === 'written').length;
    const updates = project.vitest.snapshot.options.updateSnapshot === 'all';
    const left = (await isWhole(project)) ? leftOver(pictures.map(({ name }) => name)) : [];
    if (updates) for (const name of left) rmSync(join(BASELINES, `${name}.png`));

    console.log(
      [
        '',
        `${stories.length} stories: ${sum(stories.map(({ assertions }) => assertions))} assertions, ${sum(
          stories.map(({ accessibility }) => accessibility),
        )} accessibility checks, ${pictures.length} pictures (${faults.length} differ)`,
        ...(updates ? [`${written} pictures written, ${left.length} removed`] : []),
      ].join('\n'),
    );
    if (faults.length > 0) {
      const page = join(RESULTS, 'index.html');
      write(page, reportOf(faults));
      console.log(`What differs, side by side: ${page}`);
    }
    if (left.length > 0 && !updates) {
      throw new Error(
        `Pictures of no story: ${left.join(', ')}. \`pnpm visual:update\` removes them.`,
      );
    }
  };
}

/** A run of a part knows nothing of the others' pictures. */
async function isWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const ran = new Set(project.vitest.state.getTestModules().map(({ moduleId }) => moduleId));
  return !project.vitest.config.testNamePattern && testFiles.every((file) => ran.has(file));
}

function leftOver(names: string[]): string[] {
  if (!existsSync(BASELINES)) return [];
  const taken = new Set(names);
  return readdirSync(BASELINES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.png'))
    .map((path) => path.replaceAll(sep, '/').replace(/\.png$/, ''))
    .filter((name) => !taken.has(name));
}
