import { describe, expect, test } from 'vitest';
import { DEMO_ADMIN } from '../backend.ts';
import { LARGEST_BODY } from '../bodyLimit.ts';
import { withSeedPictures } from '../withSeedPictures.ts';
import { backendForTests } from './support/backendForTests.ts';

const backend = backendForTests();
const SEED = 'http://localhost:5173/demo/';
const PREVIEW = 'http://127.0.0.1:4173';

interface Row {
  id: string;
  image_url: string | null;
}

async function ask(origin: string, path: string, method = 'GET', body?: unknown) {
  const answer = withSeedPictures((request) => backend.fetch(request) as Promise<Response>);
  const response = await answer(
    new Request(`${origin}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        ...(body !== undefined && {
          authorization: `Bearer ${await backend.signIn(DEMO_ADMIN)}`,
          prefer: 'return=representation',
        }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

const stored = async () =>
  (await backend.sql.query<Row>('select id, image_url from public.blog_posts order by id')).rows;

describe('pictures of the seed', () => {
  test.each([
    PREVIEW,
    'http://192.168.1.20:5173',
    'http://[::1]:4173',
    'http://localhost:50123',
    'https://demo.example',
  ])('are on %s for those who ask there', async (origin) => {
    const { body } = await ask(origin, 'blog_posts?select=id,image_url');
    const pictures = (body as Row[]).flatMap(({ image_url }) => image_url ?? []);
    expect(pictures.length).toBeGreaterThan(5);
    for (const picture of pictures) expect(picture).toMatch(`${origin}/demo/`);
    const projects = await ask(origin, 'portfolio?select=thumbnail_url&thumbnail_url=not.is.null');
    expect(projects.body[0].thumbnail_url).toMatch(`${origin}/demo/`);
  });

  test('are stored as before, whatever address was asked or wrote them', async () => {
    const before = await stored();
    const { body } = await ask(PREVIEW, 'blog_posts?image_url=not.is.null&limit=1');
    const { id, image_url } = body[0] as Row;
    const written = await ask(PREVIEW, `blog_posts?id=eq.${id}`, 'PATCH', { image_url });
    expect(written.body[0].image_url).toBe(image_url);
    expect(await stored()).toEqual(before);
    expect(before.find((row) => row.id === id)?.image_url).toMatch(SEED);
  });

  test('leave other addresses and texts as they are', async () => {
    const urls = [
      'https://example.com/demo/shop-front.avif',
      'http://localhost.example.com:5173/demo/shop-front.avif',
      'http://localhost:5173/uploads/demo/shop-front.avif',
      'https://example.com/?from=http://localhost:5173/demo/shop-front.avif',
    ];
    const content = `"image_url":"${SEED}a.avif" and http://localhost:5173/demo/b.avif, அ 🙂`;
    for (const [index, image_url] of urls.entries()) {
      const post = { title: `Title ${index}`, slug: `other-${index}`, content, image_url };
      expect((await ask(PREVIEW, 'blog_posts', 'POST', post)).status).toBe(201);
    }
    const { body } = await ask(PREVIEW, 'blog_posts?slug=like.other-*&order=slug');
    expect(body).toMatchObject(urls.map((image_url) => ({ image_url, content })));
  });

  test('answers without a body and refusals pass', async () => {
    expect(await ask(PREVIEW, 'blog_posts', 'HEAD')).toEqual({ status: 200, body: undefined });
    expect((await ask(PREVIEW, 'contact_messages', 'POST', 'no JSON')).status).toBe(400);
  });
});

test('a body above the limit is refused, whether its length is announced or not', async () => {
  const post = (body: unknown) =>
    backend.fetch('http://localhost/rest/v1/contact_messages', {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
  expect((await post('x'.repeat(LARGEST_BODY + 1))).status).toBe(413);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const answer = await post(endless);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('longer than') });
  // The rest of it was never asked for.
  expect(sent).toBeLessThan(LARGEST_BODY * 2);
});

test('the longest post is below the limit', async () => {
  const post = { title: 'The longest', slug: 'the-longest', content: '🙂'.repeat(200_000) };
  expect(Buffer.byteLength(JSON.stringify(post))).toBeLessThan(LARGEST_BODY);
  expect((await ask('http://localhost', 'blog_posts', 'POST', post)).status).toBe(201);
});
