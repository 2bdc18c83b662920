/** The text to show for a failure: the server's message, or the given text where it sent none. */
export function errorMessage(error: unknown, otherwise: string): string {
  if (!(error instanceof Error) || !isRefusal(error)) return otherwise;
  // The error page of a proxy is no message.
  return error.message.startsWith('<') ? otherwise : error.message || otherwise;
}

/** Below 400, nothing answered, or not the backend: the message is that of the client. */
function isRefusal(error: Error & { status?: unknown }): boolean {
  return typeof error.status !== 'number' || error.status >= 400;
}
