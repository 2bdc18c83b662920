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

/** What the backend refused about one field of a form. */
export interface RefusedField {
  field: string;
  message: string;
}
