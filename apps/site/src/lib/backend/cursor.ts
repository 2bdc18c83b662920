/** The last row of a range; the next range starts behind it. */
export interface Cursor {
  id: string;
  created_at: string;
}

export const cursorOf = ({ id, created_at }: Cursor): Cursor => ({ id, created_at });

/** A part of a list, newest first. */
export interface Range<Entry> {
  rows: Entry[];
  /** Where the next range starts; null at the end of the list. */
  next: Cursor | null;
}

/** The condition of rows on one side of a row, as an `or` takes it: `lt` older ones, `gt` newer ones. */
export function beside({ created_at, id }: Cursor, side: 'lt' | 'gt'): string {
  return `created_at.${side}."${created_at}",and(created_at.eq."${created_at}",id.${side}."${id}")`;
}

/** Whether a row comes before another in a list. The backend writes all moments in one format. */
export function isNewer(one: Cursor, other: Cursor): boolean {
  return one.created_at === other.created_at
    ? one.id > other.id
    : one.created_at > other.created_at;
}

/** Adds entries that the backend has found to those that are loaded, newest first. */
export function withFound<Entry extends Cursor>(
  loaded: Entry[],
  found: readonly Entry[] | undefined = [],
): Entry[] {
  const known = new Set(loaded.map(({ id }) => id));
  const more = found.filter(({ id }) => !known.has(id));
  return more.length === 0
    ? loaded
    : [...loaded, ...more].sort((one, other) => (isNewer(one, other) ? -1 : 1));
}
