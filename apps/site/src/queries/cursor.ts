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

/** The condition of a range that starts behind the cursor, as an `or` takes it. */
export function olderThan({ created_at, id }: Cursor): string {
  return `created_at.lt."${created_at}",and(created_at.eq."${created_at}",id.lt."${id}")`;
}
