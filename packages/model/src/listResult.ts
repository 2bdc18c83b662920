/** The loaded part of a list that is read page by page, newest first. */
export interface Listing<Item> {
  items: readonly Item[];
  /** Number of rows in the database. */
  total: number;
}

/** Entries of one read of a list: an ordinary list has no more. */
export const RANGE = 100;

/** A list of entries as far as it is read, or what a filter or a search leaves of it. */
export interface ListResult<Entry> {
  /** Newest first. Undefined while nothing is known. */
  entries: readonly Entry[] | undefined;
  /** Entries in all, read or not. Undefined where that is unknown. */
  total: number | undefined;
  /** Reads more of it. Undefined at its end, while it is read, and after a failure. */
  more: (() => void) | undefined;
  /** It is being read, and `entries` are those from before. */
  loading: boolean;
  /** The backend could not be asked: `entries` are those that were known. */
  failed: boolean;
  /** Reads it again. */
  retry: () => void;
}
