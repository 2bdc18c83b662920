/** Data from elsewhere. Emptiness is `ready` with nothing in it. */
export type Remote<Data> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; data: Data };
