import { accounts } from '@agency/mocks/backend/accounts';
import { posts } from '@agency/mocks/fixtures/posts';
import { projects } from '@agency/mocks/fixtures/projects';
import { scenarios, signedIn } from '@agency/mocks/scenarios';
import { type PostValues, postFormSchema, toPostForm } from '@agency/model/postForm';
import { MutationObserver, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/lib/backend/queryClient.ts';
import { authStorage } from '#src/lib/backend/storedSession.ts';
import { errorMessage } from '#src/lib/errorMessage.ts';
import { fakeClock } from '#testing/fakeClock.ts';
import { eachFault, ITS_WORDS } from '#testing/faults.ts';
import {
  type FaultyBackend,
  faultyBackend,
  isSignedIn,
  storeSession,
} from '#testing/faultyBackend.ts';
import { outcomeOf } from '#testing/settle.ts';
import type { Save } from '../editor/entryKinds';
import { postKind, projectKind } from '../editor/entryKinds';
import { picturesList, removePicture, storeFile } from '../pictures/pictureQueries';
import { withAdminClient } from './askAsAdmin';
import { postToAuth } from './postToAuth';
import { gotNoAnswer } from './requestErrors';
import { signIn, signOut } from './signInAndOut';

/** Told where the backend has sent no words of its own. */
const OWN_WORDS = 'It failed.';
const TOKEN = 'POST /auth/v1/token';
/** Milliseconds. */
const HOUR = 3_600_000;

const PICTURE_NAME = `${'a'.repeat(32)}-c0ffee-1600.webp`;

let backend: FaultyBackend;
let client: QueryClient;

beforeEach(() => {
  fakeClock();
  vi.stubGlobal('location', new URL('https://site.example.com/'));
  backend = faultyBackend(signedIn(scenarios.ready));
  client = createQueryClient();
  return authStorage.allowRenewal();
});

const messageFor = (error: Error | undefined) => error && errorMessage(error, OWN_WORDS);

/** Runs a mutation as a component does. */
const write = <Data, Variables>(
  options: MutationOptions<Data, Error, Variables>,
  values: Variables,
) => outcomeOf(new MutationObserver(client, options).mutate(values));

/** The lists, of which those of posts and messages have the code of projects, with the seconds after which a read of each counts as failed. */
const LISTS = [
  {
    what: 'projects',
    call: 'GET /rest/v1/portfolio',
    limit: 10,
    read: async () => (await client.fetchInfiniteQuery(projectKind.queries.list)).pages[0]?.rows,
    newest: projects.ordinary.id,
  },
  {
    what: 'pictures',
    call: 'POST /storage/v1/object/list/pictures',
    limit: 20,
    read: () => client.fetchQuery(picturesList),
    newest: PICTURE_NAME,
  },
];

describe.each(LISTS)('the panel reads $what, and the backend', ({ call, limit, read, newest }) => {
  const run = () => outcomeOf<readonly { id: string }[] | undefined>(read());

  test.each(
    eachFault<[requests: number, renewals: number, seconds: number, words?: string]>({
      'answers unusably': [4, 0, 7, OWN_WORDS],
      'never answers': [4, 0, 7 + 4 * limit, OWN_WORDS],
      'answers after 5 seconds': [1, 0, 5],
      'answers 401': [2, 1, 0, ITS_WORDS],
      'answers 4xx': [1, 0, 0, ITS_WORDS],
      'answers 5xx': [4, 0, 7, ITS_WORDS],
    }),
  )('%s: %i requests, %i renewals, %i s, %s', async (fault, requests, renewals, seconds, words) => {
    backend.pictures.add(PICTURE_NAME);
    backend.breakCall(call, fault);
    const { data, error, seconds: taken } = await run();
    expect([backend.timesSent(call), backend.timesSent(TOKEN)]).toEqual([requests, renewals]);
    expect([taken, messageFor(error)]).toEqual([seconds, words]);
    if (!words) expect(data?.[0]?.id).toBe(newest);
    backend.repair();
    expect((await run()).data?.[0]?.id).toBe(newest);
  });
});

const POST = {
  ...postFormSchema.parse(toPostForm(posts.withoutImage)),
  title: 'A post of its own',
  slug: 'a-post-of-its-own',
  excerpt: 'An excerpt of its own.',
  content: 'A text of its own, which is long enough for the form and its rules.',
  tags: ['Own'],
  image_url: null,
};
const titled = (title: string) =>
  backend.database.rows('blog_posts').filter((row) => row.title === title).length;

/** The newest post as the panel's list has read it before the first attempt. */
function asRead() {
  const row = backend.database.rows('blog_posts').at(0);
  return { id: row?.id ?? '', updatedAt: row?.created_at };
}

const save = (target: Save<'post'>['target'], savesWithoutAnswer: PostValues[] = []) =>
  write(postKind.queries.save, {
    values: POST,
    target,
    savesWithoutAnswer,
    isTextUnchanged: () => false,
  });

const PICTURE = { names: ['a.webp', 'b.webp'] };

const WRITES = [
  {
    what: 'creates a post',
    call: 'POST /rest/v1/blog_posts',
    run: (lost: boolean) => save(null, lost ? [POST] : []),
    isDone: () => titled(POST.title) === 1,
  },
  {
    what: 'changes a post',
    call: 'PATCH /rest/v1/blog_posts',
    run: () => save(asRead()),
    isDone: () => titled(POST.title) === 1,
  },
  {
    what: 'deletes a post',
    call: 'DELETE /rest/v1/blog_posts',
    run: () => write(postKind.queries.remove, posts.ordinary),
    isDone: () => titled(posts.ordinary.title) === 0,
  },
  {
    what: 'deletes a picture',
    call: 'DELETE /storage/v1/object/pictures',
    run: () => write(removePicture, PICTURE),
    isDone: () => !PICTURE.names.some((name) => backend.pictures.has(name)),
  },
];

describe.each(WRITES)('the panel $what, and the backend', ({ call, run, isDone }) => {
  test.each(
    eachFault<[sent: number, seconds: number, done: boolean, words?: string]>({
      'answers unusably': [1, 0, false, OWN_WORDS],
      'does it, and its answer is lost': [1, 0, true, OWN_WORDS],
      'never answers': [1, 20, false, OWN_WORDS],
      'answers after 5 seconds': [1, 5, true],
      'answers 401': [2, 0, false, ITS_WORDS],
      'answers 4xx': [1, 0, false, ITS_WORDS],
      'answers 5xx': [1, 0, false, ITS_WORDS],
    }),
  )('%s: sent %i time, %i s, done: %s, %s', async (fault, sent, seconds, done, words) => {
    for (const name of PICTURE.names) backend.pictures.add(name);
    backend.breakCall(call, fault);
    const { error, seconds: taken } = await run(false);
    expect([backend.timesSent(call), taken, isDone()]).toEqual([sent, seconds, done]);
    expect(messageFor(error)).toBe(words);
    // What is deleted can't be deleted again.
    if (done && (!error || call.startsWith('DELETE'))) return;
    backend.repair();
    expect((await run(gotNoAnswer(error))).error).toBeUndefined();
    expect(isDone()).toBe(true);
  });
});

describe('the panel uploads a picture, and the backend', () => {
  const call = 'POST /storage/v1/object/pictures/own.webp';
  const file = { name: 'own.webp', content: new Blob(['A picture'], { type: 'image/webp' }) };
  const run = () => outcomeOf(storeFile(file, () => {}, new AbortController().signal));

  test.each(
    eachFault<[sent: number, seconds: number, words?: string]>({
      'answers unusably': [1, 0, OWN_WORDS],
      'never answers': [1, 60, OWN_WORDS],
      'answers after 5 seconds': [1, 5],
      'answers 401': [2, 0, ITS_WORDS],
      'answers 403': [1, 0, 'This account may not upload pictures.'],
      // A file with these contents is there.
      'answers 409': [1, 0],
      'answers 4xx': [1, 0, ITS_WORDS],
      'answers 5xx': [1, 0, ITS_WORDS],
    }),
  )('%s: sent %i time, %i s, %s', async (fault, sent, seconds, words) => {
    backend.breakCall(call, fault);
    const { error, seconds: taken } = await run();
    expect([backend.timesSent(call), taken, messageFor(error)]).toEqual([sent, seconds, words]);
    backend.repair();
    expect((await run()).error).toBeUndefined();
    expect(backend.pictures).toContain(file.name);
  });
});

describe('the owner signs in, and the backend', () => {
  const { email, password } = accounts.admin;
  const run = () => outcomeOf(signIn({ email, password }));

  test.each(
    eachFault<[seconds: number, words?: string]>({
      'answers unusably': [0, OWN_WORDS],
      'never answers': [15, OWN_WORDS],
      'answers after 5 seconds': [5],
      'answers 4xx': [0, ITS_WORDS],
      'answers 5xx': [0, OWN_WORDS],
    }),
  )('%s: after %i s, %s', async (fault, seconds, words) => {
    storeSession(undefined);
    backend.breakCall(TOKEN, fault);
    const { error, seconds: taken } = await run();
    expect([backend.timesSent(TOKEN), taken, messageFor(error)]).toEqual([1, seconds, words]);
    expect(isSignedIn()).toBe(!words);
    backend.repair();
    expect((await run()).error).toBeUndefined();
    expect(isSignedIn()).toBe(true);
  });
});

describe('the owner signs out, and the backend', () => {
  const call = 'POST /auth/v1/logout';

  test.each(
    eachFault<[times: number, seconds: number, words?: string]>({
      'answers unusably': [1, 0],
      'never answers': [1, 15],
      'answers after 5 seconds': [1, 5],
      // Perhaps the session has expired: the second time with another token. One that the backend doesn't know
      // is signed out.
      'answers 401': [2, 0],
      'answers 403': [2, 0],
      'answers 404': [1, 0],
      'answers 4xx': [1, 0, ITS_WORDS],
      'answers 5xx': [1, 0, ITS_WORDS],
    }),
  )(
    '%s: signed out, after being asked %i times, in %i s, %s',
    async (fault, times, seconds, words) => {
      backend.breakCall(call, fault);
      const { error, seconds: taken } = await outcomeOf(signOut());
      expect([backend.timesSent(call), taken, messageFor(error)]).toEqual([times, seconds, words]);
      expect(isSignedIn()).toBe(false);
    },
  );

  test.each(
    eachFault<[words?: string]>({
      'answers unusably': [],
      'never answers': [],
      'answers after 5 seconds': [],
      // A refresh token that the backend doesn't know is of a session that is over.
      'answers 4xx': [],
      'answers 429': [ITS_WORDS],
      'answers 5xx': [ITS_WORDS],
    }),
  )(
    '%s when it is asked for another token, because the session has expired: %s',
    async (fault, words) => {
      vi.setSystemTime(Date.now() + 2 * HOUR);
      backend.breakCall(TOKEN, fault);
      expect(messageFor((await outcomeOf(signOut())).error)).toBe(words);
      expect([backend.timesSent(TOKEN), isSignedIn()]).toEqual([1, false]);
    },
  );
});

describe.each([-48, -2, 0, 2, 48])(
  'the clock of the device is %i hours ahead, and a session',
  (hours) => {
    const save = () => outcomeOf(withAdminClient((supabase) => supabase.rpc('is_admin')));
    beforeEach(async () => {
      storeSession(undefined);
      backend = faultyBackend(scenarios.ready.with({ clockAhead: hours * HOUR }));
      await outcomeOf(signIn(accounts.admin));
    });

    test('is not renewed with every request, but when it ends', async () => {
      for (let times = 0; times < 5; times += 1) expect((await save()).data?.data).toBe(true);
      expect(backend.timesSent(TOKEN)).toBe(1);
      await vi.advanceTimersByTimeAsync(HOUR);
      expect((await save()).data?.data).toBe(true);
      expect(backend.timesSent(TOKEN)).toBe(2);
    });

    test.each([0, 59, 61, 48 * 60])(
      'is ended on the server by logging out after %i minutes',
      async (minutes) => {
        const { refresh_token } = backend.stored();
        vi.setSystemTime(Date.now() + minutes * 60_000);
        expect((await outcomeOf(signOut())).error).toBeUndefined();
        const renewal = await outcomeOf(
          postToAuth('token?grant_type=refresh_token', { refresh_token }),
        );
        expect([renewal.data?.status, isSignedIn()]).toEqual([400, false]);
      },
    );
  },
);

describe('the session is over and is renewed for a request, and the backend', () => {
  const run = () => outcomeOf(withAdminClient((supabase) => supabase.rpc('is_admin')));
  const ENDED =
    'Your session has ended. Please sign in again: what you wrote is kept on this device.';

  test.each(
    eachFault<[words?: string, later?: string]>({
      'answers unusably': [OWN_WORDS],
      // The lost answer had the one key to a further renewal.
      'does it, and its answer is lost': [OWN_WORDS, ENDED],
      'never answers': [OWN_WORDS],
      'answers after 5 seconds': [],
      'answers 4xx': [ENDED, ENDED],
      'answers 429': [OWN_WORDS],
      'answers 5xx': [OWN_WORDS],
    }),
  )('%s: shows %s, and %s later', async (fault, words, later) => {
    vi.setSystemTime(Date.now() + 2 * HOUR);
    backend.breakCall(TOKEN, fault);
    const { data, error, seconds } = await run();
    expect([data?.data, messageFor(error)]).toEqual([words ? undefined : true, words]);
    expect(isSignedIn()).toBe(words !== ENDED);
    expect(seconds).toBeLessThan(40);
    backend.repair();
    // The client asks no more often than once a minute.
    await vi.advanceTimersByTimeAsync(61_000);
    const { data: found, error: failure } = await run();
    expect([found?.data, messageFor(failure)]).toEqual([later ? undefined : true, later]);
  });
});
