import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Most rows in one answer, as on a hosted project. */
const MOST_ROWS = 1000;
const PARAGRAPHS = 5;
const SENTENCES = 6;

const TEXT = [
  'A page that opens at once on a slow phone keeps its reader.',
  'Most visitors come from a message that a friend has sent them.',
  'The price list is what people look for, and it is rarely on the first page.',
  'We photograph a shop in the morning, when the light comes from the side.',
  'An enquiry that is answered within the hour is worth ten that wait until Monday.',
  'Write the address as you would say it to a driver who is new in the town.',
  'A form with three questions is filled in more often than one with nine.',
  'தமிழில் எழுதப்பட்ட பக்கம் உள்ளூர் வாசகர்களுக்கு விரைவில் புரியும்.',
  'Numbers that nobody reads cost time, so we keep the four that decide something.',
  'The bus stand is the place to test a website: bad light and a worse connection.',
  'A name that can be spelled after it was heard once needs no advertising.',
];

export interface Post {
  id: string;
  created_at: string;
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  tags: string[];
  image_url: null;
}

/** Posts of about the seed's length, newest first; the same ones in every run. */
export function makePosts(count: number): Post[] {
  return Array.from({ length: count }, (_, index) => {
    const paragraph = (number: number) =>
      Array.from(
        { length: SENTENCES },
        (_, sentence) =>
          TEXT[(index * 7 + number * 5 + sentence * (1 + (index % 3))) % TEXT.length],
      ).join(' ');
    return {
      id: `00000000-0000-4000-8000-${String(count - index).padStart(12, '0')}`,
      created_at: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
      title: `Post number ${index}: ${TEXT[index % TEXT.length]?.slice(0, 20 + (index % 30))}`,
      slug: `post-${index}`,
      content: Array.from({ length: PARAGRAPHS }, (_, number) => paragraph(number)).join('\n\n'),
      excerpt: paragraph(index),
      tags: ['Websites', 'Shops', 'Tamil', 'Phones'].slice(0, 1 + (index % 4)),
      image_url: null,
    };
  });
}

/**
 * Serves a hosted project that has these posts and no projects, as far as a build reads it.
 * @param posts may change between two builds
 */
export async function withPosts<Result>(
  posts: readonly Post[],
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const rows = pathname.endsWith('/blog_posts') ? rangeOf(posts, searchParams) : [];
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(rows));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** The rows behind the cursor of the query, which names the last row that was read. */
function rangeOf(posts: readonly Post[], query: URLSearchParams): readonly Post[] {
  const last = /id\.lt\."([^"]+)"/.exec(query.get('or') ?? '')?.[1];
  const from = last === undefined ? 0 : posts.findIndex(({ id }) => id === last) + 1;
  const limit = Math.min(Number(query.get('limit') ?? MOST_ROWS), MOST_ROWS);
  return posts.slice(from, from + limit);
}
