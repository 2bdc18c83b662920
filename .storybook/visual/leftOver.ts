/** The stories that a run went through. */
export interface RanStories {
  /** Whether the run covered every story file, and each of them loaded. */
  complete: boolean;
  /** `id` as Storybook writes it, e.g. `primitives-button--default`. */
  stories: readonly { id: string; passed: boolean }[];
}

interface Pictures {
  /** Names of the pictures in the repository, e.g. `primitives-button/default.dark`. */
  kept: readonly string[];
  /** Names of the pictures that the run took. */
  taken: readonly string[];
  ran: RanStories;
}

/**
 * The pictures that no story takes any more. A story that failed or was skipped took none, so its
 * pictures stay; a run of a part of the stories knows nothing about the others' pictures.
 */
export function leftOver({ kept, taken, ran }: Pictures): string[] {
  if (!ran.complete) return [];
  const current = new Set(taken);
  const unfinished = ran.stories
    .filter(({ passed }) => !passed)
    .map(({ id }) => `${id.replace('--', '/')}.`);
  return kept.filter(
    (name) => !current.has(name) && !unfinished.some((prefix) => name.startsWith(prefix)),
  );
}
