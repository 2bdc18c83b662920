/** Data from elsewhere. Emptiness is `ready` with nothing in it. */
export type Remote<Data> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; data: Data };

/** The newest part of a list that is read as far as someone scrolls. */
export interface Listing<Item> {
  items: readonly Item[];
  /** How many there are in all. */
  total: number;
}

/** What the backend refused about one field of a form. */
export interface RefusedField {
  field: string;
  message: string;
}
