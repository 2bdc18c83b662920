import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { TestProject } from 'vitest/node';

import { BASELINES, RESULTS, readRecord, write } from './record.ts';
import { reportOf } from './report.ts';
import { type RanStories, unusedPictures } from './unusedPictures.ts';

/** Global set-up of the stories: clears the record; afterwards reports, or removes unused pictures. */
export default function setUp(project: TestProject) {
  rmSync(RESULTS, { recursive: true, force: true });

  return async () => {
    const lines = readRecord();
    const stories = lines.filter((line) => line.kind === 'story');
    const pictures = lines.filter((line) => line.kind === 'picture');
    if (stories.length === 0) return;

    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    const failures = pictures.filter(
      ({ verdict }) => !['same', 'written'].includes(verdict.outcome),
    );
    const written = pictures.filter(({ verdict }) => verdict.outcome === 'written').length;
    const updates = project.vitest.snapshot.options.updateSnapshot === 'all';
    const unused = unusedPictures({
      existing: existingPictures(),
      taken: pictures.map(({ name }) => name),
      ran: await ranStories(project),
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
  };
}

function updateSummary(written: number, removed: number): string {
  return process.platform === 'linux'
    ? `${written} pictures written, ${removed} removed`
    : 'No picture was written or removed: the pinned browser that takes them runs on Linux only.';
}

/** The stories of the run. Pictures exist on Linux only, so a run elsewhere is never complete. */
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

function existingPictures(): string[] {
  if (!existsSync(BASELINES)) return [];
  return readdirSync(BASELINES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.png'))
    .map((path) => path.replaceAll(sep, '/').replace(/\.png$/, ''));
}
