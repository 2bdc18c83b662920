/** Bytes. The longest post (200,000 characters) needs up to 800,000 as UTF-8. */
export const LARGEST_BODY = 1_048_576;

/**
 * The request with its whole body in memory, so that a slow sender doesn't block the queue.
 * @returns undefined once the body exceeds the limit; the rest is not read
 */
export async function bufferBody(request: Request): Promise<Request | undefined> {
  if (!request.body) return request;
  if (Number(request.headers.get('content-length')) > LARGEST_BODY) return undefined;
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the stream.
  for await (const part of request.body) {
    length += part.byteLength;
    if (length > LARGEST_BODY) return undefined;
    parts.push(part);
  }
  const headers = new Headers(request.headers);
  // The limit of a bucket is compared with this header, which a sender may leave out or forge.
  headers.set('content-length', String(length));
  return new Request(request, { headers, body: Buffer.concat(parts) });
}

/** The answer to a body that is too long. */
export function bodyTooLarge(): Response {
  return Response.json(
    { code: '413', message: `The body is longer than ${LARGEST_BODY} bytes.` },
    { status: 413, headers: { Connection: 'close' } },
  );
}
