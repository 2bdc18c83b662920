import { createServer, type Server } from 'node:http';
import { resolveConfiguredPublishableKey } from '@supabase/lite/cli';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Backend, DEMO_ADMIN } from '../backend.ts';
import { publicMiddleware } from '../embeddedSupabase.ts';
import { CONFIG, openCopy, UNLISTED } from '../tests/backendForTests.ts';
import { deployedSite } from './deployedSite.ts';
import { type FakeProject, type Fault, fakeProject } from './fakeProject.ts';
import type { Finding, Project } from './project.ts';
import { reportOf, verifyProject } from './verifyProject.ts';

const KEY = 'sb_publishable_of_a_test';

const promises = (findings: Finding[], outcome: Finding['outcome']) =>
  findings.filter((each) => each.outcome === outcome).map(({ promise }) => promise);

describe('a project that answers as a hosted one', () => {
  let project: FakeProject | undefined;
  afterEach(() => project?.close());

  const verify = async (faults: Fault[], { admin = true, write = false } = {}) => {
    project = await fakeProject(faults);
    const findings = await verifyProject(
      { url: project.url, key: KEY, admin: admin ? DEMO_ADMIN : undefined },
      { write },
    );
    return { findings, writes: project.writes };
  };

  test('holds every promise, and nothing is written', async () => {
    const { findings, writes } = await verify([]);
    expect(promises(findings, 'holds')).toHaveLength(14);
    expect(findings).toHaveLength(14);
    expect(writes).toEqual([]);
  });

  const cases: [Fault, string[]][] = [
    ['sign-up open', ['Sign-up is closed']],
    ['anonymous sign-in', ['Sign-up is closed']],
    ['lists closed', ['Visitors can read blog_posts', 'Visitors can read portfolio']],
    ['posts writable', ['Visitors cannot write blog_posts']],
    ['messages readable', ['Visitors cannot read messages']],
    ['messages counted', ['Visitors cannot count messages']],
    ['messages refused', ['Visitors can send messages']],
    ['pictures listed', ['Visitors cannot list pictures']],
    ['schemas exposed', ['Only the schema public is exposed']],
    ['default secret', ['Forged tokens are refused']],
    ['internals mounted', ['The interface _system is not reachable']],
    ['graphql', ['GraphQL is off']],
    ['no admin', ['An admin is named']],
  ];
  test.each(cases)(
    'with the fault "%s" breaks just %j, and nothing is written',
    async (fault, broken) => {
      const { findings, writes } = await verify([fault]);
      expect(promises(findings, 'broken')).toEqual(broken);
      expect(promises(findings, 'unknown')).toEqual([]);
      for (const { outcome, seen, remedy } of findings) {
        if (outcome === 'broken')
          expect([seen, remedy]).toEqual([expect.any(String), expect.any(String)]);
      }
      expect(writes).toEqual([]);
    },
  );

  test.each<[Fault[], boolean, string[]]>([
    [[], false, ['An admin is named']],
    [['second factor'], true, ['An admin is named']],
    [['no settings'], true, ['Sign-up is closed']],
  ])('with %j and an admin: %s, leaves unknown %j', async (faults, admin, unknown) => {
    const { findings } = await verify(faults, { admin });
    expect(promises(findings, 'broken')).toEqual([]);
    expect(promises(findings, 'unknown')).toEqual(unknown);
  });

  test('gets one message when that is asked for, which the admin deletes again', async () => {
    const { findings, writes } = await verify([], { write: true });
    expect(promises(findings, 'holds')).toHaveLength(15);
    expect(writes).toEqual(['POST /rest/v1/contact_messages', 'DELETE /rest/v1/contact_messages']);
  });

  test('without an admin, says how to delete that message', async () => {
    const { findings } = await verify([], { write: true, admin: false });
    expect(reportOf(findings)).toMatch(
      /delete from public\.contact_messages where email = 'verify-[\w-]+@example\.com';/,
    );
  });
});

test('where nothing answers, a single finding says so', async () => {
  const findings = await verifyProject(
    { url: 'http://127.0.0.1:1', key: KEY },
    { site: 'http://127.0.0.1:1' },
  );
  expect(promises(findings, 'broken')).toEqual(['The project answers', 'The site answers']);
  expect(reportOf(findings)).toContain('Compare VITE_SUPABASE_URL');
  expect(reportOf(findings)).toContain('0 hold, 2 broken, 0 unknown');
});

/** Behind the middleware of the development and preview servers, without anything in front. */
describe('the embedded backend', () => {
  let backend: Backend;
  let project: Project;
  let server: Server;

  beforeAll(async () => {
    // Refusals are what is tested, and the backend logs each of them.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    backend = await openCopy();
    const answer = publicMiddleware(backend);
    server = createServer((request, response) =>
      answer(request, response, () => response.writeHead(404).end('Not found')),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : '';
    const key = (await resolveConfiguredPublishableKey(CONFIG)) ?? '';
    project = { url: `http://127.0.0.1:${port}`, key };
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await backend.close();
    vi.restoreAllMocks();
  });

  const verify = (admin = DEMO_ADMIN, write = false) =>
    verifyProject({ ...project, admin }, { write });

  const count = async (relation: string) => {
    const { rows } = await backend.sql.query<{ n: number }>(
      `select count(*)::int as n from ${relation}`,
    );
    return rows[0]?.n;
  };

  test('keeps its promises, and no row is touched', async () => {
    const edited = 'public.blog_posts where updated_at <> created_at';
    const before = await count(edited);
    const findings = await verify();
    expect(promises(findings, 'broken')).toEqual([]);
    expect(promises(findings, 'unknown')).toEqual([]);
    expect(promises(findings, 'holds')).toHaveLength(14);
    expect(await count(edited)).toBe(before);
  });

  test.each([
    [
      // On blog_posts, a trigger that visitors may not run would refuse the row all the same.
      'Visitors cannot write portfolio',
      'create policy fault on public.portfolio for insert to anon with check (true)',
      'drop policy fault on public.portfolio',
    ],
    [
      'Visitors cannot write portfolio',
      'create policy fault on public.portfolio for update to anon using (true) with check (true)',
      'drop policy fault on public.portfolio',
    ],
    [
      'Visitors cannot write portfolio',
      'alter table public.portfolio disable row level security',
      'alter table public.portfolio enable row level security',
    ],
  ])('breaks "%s" by: %s', async (promise, fault, repair) => {
    const rows = async () => [await count('public.blog_posts'), await count('public.portfolio')];
    const before = await rows();
    await backend.sql.exec(fault);
    const findings = await verify();
    await backend.sql.exec(repair);
    expect(promises(findings, 'broken')).toEqual([promise]);
    expect(await rows()).toEqual(before);
  });

  test('shows messages once row-level security is off', async () => {
    await backend.sql.exec(
      `insert into public.contact_messages (name, email, message)
       values ('Kavitha', 'kavitha@example.com', 'Do you build shops?')`,
    );
    await backend.sql.exec('alter table public.contact_messages disable row level security');
    const findings = await verify();
    await backend.sql.exec('alter table public.contact_messages enable row level security');
    expect(promises(findings, 'broken')).toEqual([
      'Visitors cannot read messages',
      'Visitors cannot count messages',
    ]);
  });

  test('keeps a marked message closed, and has none afterwards', async () => {
    const findings = await verify(DEMO_ADMIN, true);
    expect(promises(findings, 'holds')).toHaveLength(15);
    expect(await count(`public.contact_messages where name = 'verify-project'`)).toBe(0);
  });

  test('names no admin to an account that is not listed', async () => {
    const findings = await verify(UNLISTED);
    expect(promises(findings, 'broken')).toEqual(['An admin is named']);
  });
});

describe('a deployed site', () => {
  const HEADERS = {
    'Content-Security-Policy': "default-src 'none'; connect-src 'self' https://api.example",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const PAGE = '<!doctype html><script src="/assets/index-1.js"></script>';

  interface Serving {
    headers?: Record<string, string | undefined>;
    /** Status by path. */
    status?: Record<string, number>;
  }

  async function verify({ headers = {}, status = {} }: Serving, backend = 'https://api.example') {
    const server = createServer((request, response) => {
      const path = request.url ?? '';
      const isKnown = !/no-such-page|_headers/.test(path);
      const all = {
        ...HEADERS,
        'Content-Encoding': 'identity',
        'Cache-Control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
        ...headers,
      };
      for (const [name, value] of Object.entries(all)) {
        if (value !== undefined) response.setHeader(name, value);
      }
      response.writeHead(status[path] ?? (isKnown ? 200 : 404)).end(PAGE);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const findings = await deployedSite(site, { url: backend, key: KEY });
    server.closeAllConnections();
    server.close();
    return findings;
  }

  test('holds every promise', async () => {
    expect(promises(await verify({}), 'holds')).toHaveLength(7);
  });

  test.each<[Serving, string]>([
    [{ status: { '/': 500 } }, 'The site answers'],
    [
      { headers: { 'X-Content-Type-Options': undefined } },
      'Every answer carries the security headers',
    ],
    [
      { headers: { 'Content-Security-Policy': "default-src 'self' 'unsafe-inline'" } },
      'The content security policy is strict, and allows the backend',
    ],
    [
      { headers: { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" } },
      'The content security policy is strict, and allows the backend',
    ],
    [
      { status: { '/verify-project/no-such-page': 200 } },
      'Unknown addresses answer with status 404',
    ],
    [{ status: { '/about': 404 } }, 'Addresses lead to their pages'],
    [{ status: { '/blog/verify-project-no-such-post': 404 } }, 'Addresses lead to their pages'],
    [{ status: { '/_headers': 200 } }, 'Addresses lead to their pages'],
    [{ headers: { 'Cache-Control': 'max-age=600' } }, 'Pages are revalidated, assets are kept'],
    [{ headers: { 'Content-Encoding': undefined } }, 'Text is compressed'],
  ])('with %j breaks just "%s"', async (serving, broken) => {
    expect(promises(await verify(serving), 'broken')).toEqual([broken]);
  });
});
