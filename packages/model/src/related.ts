/** Entries on either side in the list among which related ones are looked for. */
export const RELATED_REACH = 30;
const RELATED = 3;

interface Tagged {
  tags: readonly string[];
  /** Of a project. */
  category?: string | undefined;
}

/**
 * The three entries that share the most tags; a common category counts less than a tag. Of equals, the one
 * that is nearer in the list comes first: a new entry changes what is related to its neighbours alone.
 * @param newer nearest first, `RELATED_REACH` of them count
 * @param older nearest first, `RELATED_REACH` of them count
 */
export function relatedTo<Entry extends Tagged>(
  entry: Tagged,
  newer: readonly Entry[],
  older: readonly Entry[],
): Entry[] {
  const tags = new Set(entry.tags);
  const nearest = Array.from({ length: RELATED_REACH }, (_, distance) => [
    older[distance],
    newer[distance],
  ]).flat();
  return nearest
    .flatMap((other) => {
      if (!other) return [];
      const shared = [...new Set(other.tags)].filter((tag) => tags.has(tag)).length;
      const alike = entry.category !== undefined && entry.category === other.category;
      return [{ other, score: 2 * shared + (alike ? 1 : 0) }];
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, RELATED)
    .map(({ other }) => other);
}
