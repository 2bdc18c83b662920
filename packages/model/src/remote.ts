/** Data of the backend. An empty list is `ready`. */
export type Remote<Data> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; data: Data };

/** The same with other data, where it is ready. */
export const mapRemote = <Data, Other>(
  remote: Remote<Data>,
  change: (data: Data) => Other,
): Remote<Other> =>
  remote.status === 'ready' ? { status: 'ready', data: change(remote.data) } : remote;

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

/** What the backend refused about one field of a form. */
export interface RefusedField {
  field: string;
  message: string;
}
