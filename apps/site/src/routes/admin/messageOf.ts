/** What to tell about a failure: the server's own words, or the given ones where it had none. */
export function messageOf(error: unknown, otherwise: string): string {
  if (!(error instanceof Error) || !hasRefused(error)) return otherwise;
  // A proxy's error page is nobody's words.
  return error.message.startsWith('<') ? otherwise : error.message || otherwise;
}

/** Where nothing answered, or something that is no server of ours, the words are the client's. */
function hasRefused(error: Error & { status?: unknown }): boolean {
  return typeof error.status !== 'number' || error.status >= 400;
}

/** Whether a request left and nothing came back: what it asked for may have been done. */
export function gotNoAnswer(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 0;
}
