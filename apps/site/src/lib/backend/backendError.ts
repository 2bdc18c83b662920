/** A failed request as an Error with its HTTP status, 0 when no answer came. */
export function backendError(cause: { message: string }, status: number): Error {
  return Object.assign(new Error(cause.message, { cause }), { status });
}

export type Answer<Data> =
  | { data: Data; error: null; status: number }
  | { data: null; error: { message: string }; status: number };

/**
 * What the data API answers to a request.
 * @throws an Error with the backend's message, and the HTTP status as `status`
 */
export async function answerTo<Data>(
  request: PromiseLike<Answer<Data>> | Answer<Data>,
): Promise<Data> {
  const { data, error, status } = await request;
  if (error) throw backendError(error, status);
  return data;
}
