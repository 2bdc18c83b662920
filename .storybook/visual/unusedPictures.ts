export interface RanStories {
  /** Whether the run included every story file, and each of them loaded. */
  complete: boolean;
  /** `id` as Storybook writes it, e.g. `primitives-button--default`. */
  stories: readonly { id: string; passed: boolean }[];
}

interface Pictures {
  /** Names of the pictures in the repository, e.g. `primitives-button/default.dark`. */
  existing: readonly string[];
  taken: readonly string[];
  ran: RanStories;
}

/** Names of the pictures that no story takes any more. Failed and skipped stories keep theirs. */
export function unusedPictures({ existing, taken, ran }: Pictures): string[] {
  if (!ran.complete) return [];
  const current = new Set(taken);
  const unfinished = ran.stories
    .filter(({ passed }) => !passed)
    .map(({ id }) => `${id.replace('--', '/')}.`);
  return existing.filter(
    (name) => !current.has(name) && !unfinished.some((prefix) => name.startsWith(prefix)),
  );
}
