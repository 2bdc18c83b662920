/** A failed request as an Error with its HTTP status, 0 when no answer came. */
export function backendError(cause: { message: string }, status: number): Error {
  return Object.assign(new Error(cause.message, { cause }), { status });
}
