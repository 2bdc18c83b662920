/** Tags that a filter offers. */
export const TAGS_OFFERED = 12;

/** The commonest tags, and of equally common ones those of newer posts first. */
export function commonestTags(posts: readonly { tags: readonly string[] }[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => [...new Set(tags)])) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, TAGS_OFFERED)
    .map(([tag]) => tag);
}
