import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerRead, type EntryRow } from '../support/dataApi.ts';

const MINUTE = 60_000;
const NEWEST = Date.UTC(2026, 10, 20);

/** Ordinary posts and projects of seven categories, newest first. */
export function entryRows(count: number): EntryRow[] {
  return Array.from({ length: count }, (_, index) => {
    const number = count - index;
    return {
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      slug: `post-${number}`,
      title: `Entry number ${number}`,
      category: `Category ${number % 7}`,
      content: 'A page that opens at once on a slow phone keeps its reader. '.repeat(
        10 + (number % 40),
      ),
      description: 'A shop that sells beyond its own street. '.repeat(1 + (number % 10)),
      excerpt: 'What a small shop learns from its own numbers. '.repeat(1 + (number % 6)),
      tags: ['Websites', 'Shops', 'Tamil'],
      image_url: null,
      thumbnail_url: null,
      created_at: new Date(NEWEST - index * MINUTE).toISOString().replace('Z', '+00:00'),
    };
  });
}

/** Serves rows like the data API of a hosted project, on an origin of its own. */
export async function hostedStandIn(
  rows: readonly EntryRow[],
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, authorization');
    const answer = answerRead(rows, new URL(request.url ?? '/', 'http://localhost'));
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (!answer) response.writeHead(404).end();
    else {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(answer));
    }
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
