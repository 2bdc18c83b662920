/** The text to show for a failure: the server's message, or the given text where it sent none. */
export function errorMessage(error: unknown, otherwise: string): string {
  if (!(error instanceof Error) || !hasWords(error)) return otherwise;
  // The error page of a proxy is no message.
  return error.message.startsWith('<') ? otherwise : error.message || otherwise;
}

/** Whether its message was written for people. With a status below 400 it is the client's: nothing answered. */
function hasWords(error: Error & { status?: unknown }): boolean {
  return typeof error.status !== 'number' || error.status >= 400;
}
