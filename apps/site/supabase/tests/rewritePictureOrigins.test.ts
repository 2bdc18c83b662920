import { expect, test, vi } from 'vitest';
import { rewritePictureOrigins } from '../embedded/rewritePictureOrigins.ts';

const PREVIEW = 'http://127.0.0.1:4173';

/** Asks on an address of the server, whose backend knows this text alone. */
async function ask(origin: string, stored: string, sent?: string) {
  const headers = { 'content-type': 'application/json' };
  const backend = vi.fn(async (_: Request) => new Response(stored, { headers }));
  const answer = await rewritePictureOrigins(backend)(
    new Request(`${origin}/rest/v1/blog_posts`, {
      headers,
      ...(sent !== undefined && { method: 'POST', body: sent }),
    }),
  );
  return { heard: await backend.mock.calls[0]?.[0].text(), answer: await answer.text() };
}

test.each([PREVIEW, 'http://[::1]:4173', 'http://localhost:50123', 'https://demo.example'])(
  'pictures of the seed are on %s for those who ask there, and stored as before',
  async (origin) => {
    const rows = (at: string) =>
      `[{"image_url":"${at}/demo/a.avif"},{"thumbnail_url" : "${at}/storage/v1/b.webp"}]`;
    const seeded = rows('http://localhost:5173');
    expect(await ask(origin, seeded, rows(origin))).toEqual({
      heard: seeded,
      answer: rows(origin),
    });
  },
);

test.each([
  'https://example.com/demo/shop-front.avif',
  'http://localhost.example.com:5173/demo/shop-front.avif',
  'http://localhost:5173/uploads/demo/shop-front.avif',
  'https://example.com/?from=http://localhost:5173/demo/shop-front.avif',
])('a picture at %s stays there, and texts are as they were', async (image_url) => {
  const content = `"image_url":"http://localhost:5173/demo/a.avif" or http://localhost:5173/demo/b, அ`;
  const row = JSON.stringify({ image_url, content });
  expect(await ask(PREVIEW, row, row)).toEqual({ heard: row, answer: row });
});
