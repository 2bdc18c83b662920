/** Data of the backend. An empty list is `ready`. */
export type Remote<Data> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; data: Data };

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
