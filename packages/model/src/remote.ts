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
