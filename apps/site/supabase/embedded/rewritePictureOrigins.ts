import { bodyTooLarge, bufferBody } from './bufferBody.ts';

type Answer = (request: Request) => Promise<Response>;

/** Under which the seed names its pictures, and what is uploaded is stored. */
const SEED_ORIGIN = 'http://localhost:5173';

/** The stored URL of such a picture; older data folders hold other ports. */
const STORED =
  /(?<="(?:image_url|thumbnail_url)"\s*:\s*")http:\/\/localhost:\d+(?=\/(?:demo|storage)\/)/g;

/**
 * Lets the seed's and uploaded pictures work under any address of the server: answers name them on the origin
 * that was asked, and what is written is stored under the seed's again. Without this, a page on
 * `127.0.0.1` or on a phone in the same network would look for them on `localhost`.
 */
export function rewritePictureOrigins(answer: Answer): Answer {
  return async (request) => {
    const whole = await bufferBody(request);
    if (!whole) return bodyTooLarge();
    const { origin } = new URL(request.url);
    const response = await answer(await underSeedOrigin(whole, origin));
    if (!response.body || !response.headers.get('content-type')?.includes('json')) return response;
    const headers = new Headers(response.headers);
    // The text may get longer or shorter.
    headers.delete('content-length');
    return new Response((await response.text()).replace(STORED, origin), {
      status: response.status,
      headers,
    });
  };
}

async function underSeedOrigin(request: Request, origin: string): Promise<Request> {
  if (!request.body || !request.headers.get('content-type')?.includes('json')) return request;
  const text = await request.clone().text();
  const stored = ['demo', 'storage'].reduce(
    (changed, folder) => changed.replaceAll(`"${origin}/${folder}/`, `"${SEED_ORIGIN}/${folder}/`),
    text,
  );
  return stored === text ? request : new Request(request, { body: stored });
}
