import { posts } from '@agency/mocks/fixtures/posts';
import { projects } from '@agency/mocks/fixtures/projects';
import { scenarios } from '@agency/mocks/scenarios';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/lib/backend/queryClient.ts';
import { fakeClock } from '#testing/fakeClock.ts';
import { eachFault, ITS_WORDS } from '#testing/faults.ts';
import { type FaultyBackend, faultyBackend } from '#testing/faultyBackend.ts';
import { outcomeOf } from '#testing/settle.ts';
import { sendMessage } from '../contact/sendMessage';
import { postQueries } from './postQueries';
import { projectQueries } from './projectQueries';

let backend: FaultyBackend;

beforeEach(() => {
  fakeClock();
  vi.stubGlobal('location', new URL('https://site.example.com/'));
  backend = faultyBackend(scenarios.ready);
});

const found = projectQueries.list({ terms: ['rice', 'mill'] });

/** A list and a search: those of posts and of projects share their code. */
const READS: {
  what: string;
  call: string;
  key: QueryKey;
  read: (client: QueryClient) => Promise<{ pages: { rows: { id: string }[] }[] }>;
  newest: string;
}[] = [
  {
    what: 'posts',
    call: 'GET /rest/v1/blog_posts',
    key: postQueries.list().queryKey,
    read: (client: QueryClient) => client.fetchInfiniteQuery(postQueries.list()),
    newest: posts.ordinary.id,
  },
  {
    what: 'found projects',
    call: 'GET /rest/v1/rpc/search_portfolio',
    key: found.queryKey,
    read: (client: QueryClient) => client.fetchInfiniteQuery(found),
    newest: projects.ordinary.id,
  },
];

/** What the build knew of a list. */
const KNOWN = { pages: [{ rows: [], next: null }], pageParams: [null] };

describe.each(READS)('visitors read $what, and the backend', ({ call, key, read, newest }) => {
  test.each(
    eachFault<[requests: number, seconds: number, outcome: RegExp | string]>({
      'answers unusably': [4, 7, /: Failed to fetch$/],
      'answers with broken JSON': [4, 7, /^\[\{/],
      'answers with a web page': [4, 7, /Welcome/],
      'never answers': [4, 47, /: It timed out/],
      'answers after 5 seconds': [1, 5, 'the rows'],
      'answers 4xx': [1, 0, ITS_WORDS],
      'answers 5xx': [4, 7, ITS_WORDS],
    }),
  )('%s: %i requests in %i s, then %s', async (fault, requests, seconds, outcome) => {
    const client = createQueryClient();
    client.setQueryData(key, KNOWN);
    void client.invalidateQueries({ refetchType: 'none' });
    backend.breakCall(call, fault);
    const { data, error, seconds: taken } = await outcomeOf(read(client));
    expect([backend.timesSent(call), taken]).toEqual([requests, seconds]);
    if (outcome === 'the rows') {
      expect(data?.pages[0]?.rows[0]?.id).toBe(newest);
      return;
    }
    expect(error?.message).toMatch(outcome);
    expect(console.error).toHaveBeenCalledOnce();
    expect(client.getQueryData(key)).toEqual(KNOWN);
    backend.repair();
    expect((await outcomeOf(read(client))).data?.pages[0]?.rows[0]?.id).toBe(newest);
  });
});

const MESSAGE = {
  name: 'Kavitha Raman',
  email: 'kavitha@example.com',
  mobile: null,
  message: 'Our shop needs a website.',
};

describe('a visitor sends a message, and the backend', () => {
  const call = 'POST /rest/v1/contact_messages';
  const stored = () =>
    backend.database.rows('contact_messages').filter(({ email }) => email === MESSAGE.email).length;

  test.each(
    eachFault<[seconds: number, sent: boolean, rows: number]>({
      'answers unusably': [0, false, 0],
      'does it, and its answer is lost': [0, false, 1],
      'never answers': [20, false, 0],
      'answers after 5 seconds': [5, true, 1],
      'answers 4xx': [0, false, 0],
      'answers 5xx': [0, false, 0],
    }),
  )('%s: after %i s it counts as sent: %s', async (fault, seconds, sent, rows) => {
    backend.breakCall(call, fault);
    expect(await outcomeOf(sendMessage(MESSAGE))).toEqual({ data: sent, seconds });
    expect([backend.timesSent(call), stored()]).toEqual([1, rows]);
    backend.repair();
    expect((await outcomeOf(sendMessage(MESSAGE))).data).toBe(true);
    expect(stored()).toBe(1);
  });
});
