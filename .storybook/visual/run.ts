import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { TestProject } from 'vitest/node';
import { leftOver, type RanStories } from './leftOver.ts';
import { BASELINES, RESULTS, readRecord, write } from './record.ts';
import { reportOf } from './report.ts';

/** Starts a run of the stories with an empty record and ends it with the figures. */
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
    const left = leftOver({
      kept: keptPictures(),
      taken: pictures.map(({ name }) => name),
      ran: await ranStories(project),
    });
    if (updates) for (const name of left) rmSync(join(BASELINES, `${name}.png`));

    console.log(
      [
        '',
        `${stories.length} stories: ${sum(stories.map(({ assertions }) => assertions))} assertions, ${sum(
          stories.map(({ accessibility }) => accessibility),
        )} accessibility checks, ${pictures.length} pictures (${faults.length} differ)`,
        ...(updates ? [updateSummary(written, left.length)] : []),
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

function updateSummary(written: number, removed: number): string {
  return process.platform === 'linux'
    ? `${written} pictures written, ${removed} removed`
    : 'No picture was written or removed: the pinned browser that takes them runs on Linux only.';
}

/** Every story of the run, by id. `complete` is false for a run of a part, or where a file did not load. */
async function ranStories(project: TestProject): Promise<RanStories> {
  const modules = project.vitest.state.getTestModules();
  const loaded = new Set(
    modules.filter(({ children }) => children.size > 0).map(({ moduleId }) => moduleId),
  );
  const { testFiles } = await project.globTestFiles();
  const whole =
    !project.vitest.config.testNamePattern && testFiles.every((file) => loaded.has(file));
  const stories = modules.flatMap(({ children }) =>
    [...children.allTests()].map((test) => ({
      id: String((test.meta() as { storyId?: string }).storyId),
      passed: test.result().state === 'passed',
    })),
  );
  return { complete: process.platform === 'linux' && whole, stories };
}

function keptPictures(): string[] {
  if (!existsSync(BASELINES)) return [];
  return readdirSync(BASELINES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.png'))
    .map((path) => path.replaceAll(sep, '/').replace(/\.png$/, ''));
}
