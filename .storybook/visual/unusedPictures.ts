export interface RanStories {
  /** Story files that the run left out, or that did not load. */
  missed: readonly string[];
  /** `id` as Storybook writes it, e.g. `primitives-button--default`. */
  stories: readonly { id: string; passed: boolean }[];
}

interface Pictures {
  /** Names of the pictures in the repository, e.g. `primitives-button/default.dark`. */
  existing: readonly string[];
  taken: readonly string[];
  /** Several are the shards of one run. */
  runs: readonly RanStories[];
}

/** None unless the runs together have each story file; failed and skipped stories keep theirs. */
export function unusedPictures({ existing, taken, runs }: Pictures): string[] {
  const [first, ...others] = runs;
  const isMissing = (file: string) => others.every(({ missed }) => missed.includes(file));
  if (!first || first.missed.some(isMissing)) return [];
  const current = new Set(taken);
  const unfinished = runs
    .flatMap(({ stories }) => stories)
    .filter(({ passed }) => !passed)
    .map(({ id }) => `${id.replace('--', '/')}.`);
  return existing.filter(
    (name) => !current.has(name) && !unfinished.some((prefix) => name.startsWith(prefix)),
  );
}
