import type { Cursor } from './keysetPagination';

/** Whether a row comes before another in a list. The backend writes all moments in one format. */
export function isNewer(one: Cursor, other: Cursor): boolean {
  return one.created_at === other.created_at
    ? one.id > other.id
    : one.created_at > other.created_at;
}
