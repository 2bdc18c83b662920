import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';

const BACKEND = join(import.meta.dirname, '../../mocks/backend/createBackend.ts');
const MINUTE = 60_000;
const NEWEST = Date.UTC(2026, 10, 20);

/** So many ordinary posts, and projects of seven categories. */
function entryRows(count: number) {
  const entries = Array.from({ length: count }, (_, index) => {
    const number = count - index;
    return {
      number,
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      title: `Entry number ${number}`,
      tags: ['Websites', 'Shops', 'Tamil'],
      created_at: new Date(NEWEST - index * MINUTE).toISOString().replace('Z', '+00:00'),
    };
  });
  return {
    blog_posts: entries.map(({ number, ...entry }) => ({
      ...entry,
      slug: `post-${number}`,
      content: 'A page that opens at once on a slow phone keeps its reader. '.repeat(
        10 + (number % 40),
      ),
      excerpt: 'What a small shop learns from its own numbers. '.repeat(1 + (number % 6)),
      image_url: null,
    })),
    portfolio: entries.map(({ number, ...entry }) => ({
      ...entry,
      category: `Category ${number % 7}`,
      description: 'A shop that sells beyond its own street. '.repeat(1 + (number % 10)),
      thumbnail_url: null,
    })),
  };
}

/** Serves so many entries of each list like a hosted project, on an origin of its own. */
export async function entriesServer(count: number): Promise<{ url: string; close: () => void }> {
  // Node alone can't: its imports leave out the ending of files.
  const { module } =
    await runnerImport<typeof import('../../mocks/backend/createBackend')>(BACKEND);
  const backend = module.createBackend(new module.Scenario({ rows: entryRows(count) }));
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, authorization');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const url = `http://localhost${request.url}`;
    const answer = await backend
      .answer(new Request(url))
      .catch(() => new Response(null, { status: 404 }));
    response.writeHead(answer.status, {
      ...Object.fromEntries(answer.headers),
      'content-encoding': 'gzip',
    });
    return response.end(gzipSync(await answer.text()));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
