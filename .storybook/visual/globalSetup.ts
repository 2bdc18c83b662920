import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestProject } from 'vitest/node';
import { conclude } from './conclude.ts';
import { RESULTS, record } from './record.ts';
import type { RanStories } from './unusedPictures.ts';

/** Set-up of the stories: clears the record; afterwards reports, or removes unused pictures. */
export default function setUp(project: TestProject) {
  rmSync(RESULTS, { recursive: true, force: true });

  return async () => {
    record({ kind: 'run', ...(await ranStories(project)) });
    conclude({ updates: project.vitest.snapshot.options.updateSnapshot === 'all' });
  };
}

/** The stories of the run. Pictures exist on Linux only, so a run elsewhere is never complete. */
async function ranStories(project: TestProject): Promise<RanStories> {
  const modules = project.vitest.state.getTestModules();
  const loaded = new Set(
    modules.filter(({ children }) => children.size > 0).map(({ moduleId }) => moduleId),
  );
  const { testFiles } = await project.globTestFiles();
  const whole = process.platform === 'linux' && !project.vitest.config.testNamePattern;
  const missed = testFiles.filter((file) => !whole || !loaded.has(file));
  const stories = modules.flatMap(({ children }) =>
    [...children.allTests()].map((test) => ({
      id: String((test.meta() as { storyId?: string }).storyId),
      passed: test.result().state === 'passed',
    })),
  );
  return { missed: missed.map((file) => relative(project.config.root, file)), stories };
}
