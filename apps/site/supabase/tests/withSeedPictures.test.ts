import { describe, expect, test } from 'vitest';
import { DEMO_ADMIN } from '../backend.ts';
import { LARGEST_BODY } from '../bodyLimit.ts';
import { withSeedPictures } from '../withSeedPictures.ts';
import { backendForTests } from './backendForTests.ts';

const backend = backendForTests();
const SEED = 'http://localhost:5173/demo/';

interface Row {
  id: string;
  image_url: string | null;
}

async function ask(origin: string, path: string, init: RequestInit & { token?: string } = {}) {
  const answer = withSeedPictures((request) => backend.fetch(request) as Promise<Response>);
  const response = await answer(
    new Request(`${origin}/rest/v1/${path}`, {
      ...init,
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        ...(init.token && { authorization: `Bearer ${init.token}` }),
        ...init.headers,
      },
    }),
  );
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined, response };
}

const stored = async () => {
  const { rows } = await backend.sql.query<Row>('select id, image_url from public.blog_posts');
  return new Map(rows.map(({ id, image_url }) => [id, image_url]));
};

describe('pictures of the seed', () => {
  test.each([
    'http://127.0.0.1:4173',
    'http://192.168.1.20:5173',
    'http://[::1]:4173',
    'http://localhost:50123',
    'https://demo.example',
  ])('are on %s for those who ask there', async (origin) => {
    const { status, body } = await ask(origin, 'blog_posts?select=id,image_url');
    const pictures = (body as Row[]).flatMap(({ image_url }) => image_url ?? []);
    expect(status).toBe(200);
    expect(pictures.length).toBeGreaterThan(5);
    for (const picture of pictures) expect(picture).toMatch(`${origin}/demo/`);
    const projects = await ask(origin, 'portfolio?select=thumbnail_url&thumbnail_url=not.is.null');
    expect(projects.body[0].thumbnail_url).toMatch(`${origin}/demo/`);
  });

  test('are stored as before, whatever address was asked or wrote them', async () => {
    const before = await stored();
    const token = await backend.signIn(DEMO_ADMIN);
    const origin = 'http://127.0.0.1:4173';
    const { body } = await ask(origin, 'blog_posts?image_url=not.is.null&limit=1');
    const [row] = body as Row[];
    if (!row) throw new Error('The seed has no post with a picture.');
    const written = await ask(origin, `blog_posts?id=eq.${row.id}`, {
      method: 'PATCH',
      token,
      headers: { prefer: 'return=representation' },
      body: JSON.stringify({ image_url: row.image_url }),
    });
    expect(written.body[0].image_url).toBe(row.image_url);
    expect(await stored()).toEqual(before);
    expect(before.get(row.id)).toMatch(SEED);
  });

  test('leave other addresses and texts as they are', async () => {
    const token = await backend.signIn(DEMO_ADMIN);
    const texts = [
      'https://example.com/demo/shop-front.avif',
      'http://localhost.example.com:5173/demo/shop-front.avif',
      'http://localhost:5173/uploads/demo/shop-front.avif',
      'https://example.com/?from=http://localhost:5173/demo/shop-front.avif',
    ];
    const content = `"image_url":"${SEED}a.avif" and http://localhost:5173/demo/b.avif, அ 🙂`;
    for (const [index, image_url] of texts.entries()) {
      const post = { title: `Title ${index}`, slug: `other-${index}`, content, image_url };
      const { status } = await ask('http://127.0.0.1:4173', 'blog_posts', {
        method: 'POST',
        token,
        body: JSON.stringify(post),
      });
      expect(status).toBe(201);
    }
    const { body } = await ask('http://127.0.0.1:4173', 'blog_posts?slug=like.other-*&order=slug');
    expect(body.map((row: Row) => row.image_url)).toEqual(texts);
    for (const row of body) expect(row.content).toBe(content);
    await backend.sql.query(`delete from public.blog_posts where slug like 'other-%'`);
  });

  test('answers without a body and refusals pass', async () => {
    const head = await ask('http://127.0.0.1:4173', 'blog_posts', { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, undefined]);
    const refused = await ask('http://127.0.0.1:4173', 'contact_messages', {
      method: 'POST',
      body: 'no JSON',
    });
    expect(refused.status).toBe(400);
  });
});

describe('the length of a body', () => {
  const message = (text: string) => ({
    method: 'POST' as const,
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: text,
  });

  test('is refused above the limit, whether it is announced or not', async () => {
    const url = 'http://localhost/rest/v1/contact_messages';
    const long = 'x'.repeat(LARGEST_BODY + 1);
    expect((await backend.fetch(url, message(long))).status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const { body: _, ...init } = message('');
    const answer = await backend.fetch(url, { ...init, body: endless, duplex: 'half' } as object);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('longer than') });
    // The rest of it was never asked for.
    expect(sent).toBeLessThan(LARGEST_BODY * 2);
  });

  test('may be that of the longest post', async () => {
    const token = await backend.signIn(DEMO_ADMIN);
    const content = '🙂'.repeat(200_000);
    const post = JSON.stringify({ title: 'The longest', slug: 'the-longest', content });
    expect(new TextEncoder().encode(post).length).toBeLessThan(LARGEST_BODY);
    const { status } = await ask('http://localhost', 'blog_posts', {
      method: 'POST',
      token,
      body: post,
    });
    expect(status).toBe(201);
    await backend.sql.query(`delete from public.blog_posts where slug = 'the-longest'`);
  });
});
