import { afterEach, describe, expect, test, vi } from 'vitest';
import { textsOf } from '../testing/textsOf.ts';
import { checkProject } from './checkProject.ts';
import { reportOf } from './finding.ts';

const ADMIN = { email: 'owner@example.com', password: 'correct horse battery' };
const URL_OF_PROJECT = 'https://project.example';

afterEach(() => vi.unstubAllGlobals());

type Reply = [status: number, body?: unknown, headers?: Record<string, string>];
const DENIED: Reply = [401, { code: '42501', message: 'permission denied' }];
const MESSAGES = '/rest/v1/contact_messages';
const SETTINGS = 'GET /auth/v1/settings';
const ANONYMOUS = { disable_signup: true, external: { anonymous_users: true } };
const VERIFIED = { status: 'verified' };

/** The answers of a hosted project with the migrations, by the start of method, path and query. */
const SOUND: Record<string, Reply> = {
  [SETTINGS]: [200, { disable_signup: true, external: { anonymous_users: false } }],
  'POST /auth/v1/token': [200, { access_token: 'token', user: {} }],
  'PUT /auth/v1/user': [400, { error_code: 'current_password_required' }],
  'POST /rest/v1/rpc/is_admin': [200, true],
  'POST /storage/v1/object/list/pictures': [200, []],
  'GET /rest/v1/admins': [406, { code: 'PGRST106' }],
  'GET /rest/v1/blog_posts?select=title::uuid': [400, { code: '22P02' }],
  'GET /rest/v1/blog_posts': [200, [{ id: '1', title: 'A title' }]],
  'GET /rest/v1/portfolio': [200, []],
  'GET /rest/v1/': [200, {}],
  [`POST ${MESSAGES}?columns`]: [201],
  [`POST ${MESSAGES}`]: [201],
  [`DELETE ${MESSAGES}`]: [200, [{ id: '1' }]],
  [`GET ${MESSAGES}`]: DENIED,
  [`HEAD ${MESSAGES}`]: DENIED,
  [`forged GET ${MESSAGES}`]: [401, { code: 'PGRST301' }],
  'POST /rest/v1/': DENIED,
  'PATCH /rest/v1/': DENIED,
  'DELETE /rest/v1/': DENIED,
};

/** @returns the findings, and the requests that a database would have stored something of */
async function checked(faults: Record<string, Reply>, { admin = true, write = false } = {}) {
  const answers = Object.entries({ ...SOUND, ...faults });
  const stored: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const isForged = headers.get('authorization')?.split('.').length === 3;
    const asked = `${isForged ? 'forged ' : ''}${init.method} ${url.slice(URL_OF_PROJECT.length)}`;
    const found = answers.filter(([start]) => asked.startsWith(start));
    const [, [status, body = '', more] = [404, { message: 'not found' }]] =
      found.toSorted(([a], [b]) => b.length - a.length)[0] ?? [];
    const isProbe =
      /::uuid|columns=|00000000-/.test(asked) || /rpc|auth|storage|graphql/.test(asked);
    if (init.method !== 'GET' && init.method !== 'HEAD' && !isProbe) {
      stored.push(`${init.method} ${new URL(url).pathname}`);
    }
    return new Response(JSON.stringify(body), { status, headers: more ?? {} });
  });
  const project = { url: URL_OF_PROJECT, key: 'sb_publishable_1' };
  const account = admin ? ADMIN : undefined;
  return { findings: await checkProject({ ...project, admin: account }, write), stored };
}

const FREE_PLAN = [
  'The free plan pauses a project after seven days without a request.',
  'Since June 2026, mails of the free plan cannot be worded.',
];

describe('a hosted project', () => {
  test('holds every promise, nothing is written, and the free plan has its traps', async () => {
    const { findings, stored } = await checked({});
    expect(textsOf(findings, 'broken')).toEqual([]);
    expect(textsOf(findings, 'unknown')).toEqual(FREE_PLAN);
    expect(textsOf(findings, 'holds')).toHaveLength(15);
    expect(stored).toEqual([]);
  });

  /** What a database alone can show is in `checkProject.database.test.ts`. */
  test.each<[fault: string, answers: Record<string, Reply>, broken: string]>([
    ['open sign-up', { [SETTINGS]: [200, { disable_signup: false }] }, 'Sign-up is closed'],
    ['anonymous sign-in', { [SETTINGS]: [200, ANONYMOUS] }, 'Sign-up is closed'],
    ['a closed list', { 'GET /rest/v1/portfolio': DENIED }, 'Visitors can read portfolio'],
    ['refused messages', { [`POST ${MESSAGES}?columns`]: DENIED }, 'Visitors can send messages'],
    [
      'listed pictures',
      { 'POST /storage/v1/object/list/pictures': [200, [{ name: 'a.webp' }]] },
      'Visitors cannot list pictures',
    ],
    ['exposed schemas', { 'GET /rest/v1/admins': [200, []] }, 'Only the schema public is exposed'],
    [
      'the default secret',
      { [`forged GET ${MESSAGES}`]: [200, []] },
      'Tokens signed with the published default secret are refused',
    ],
    [
      'the internal interface',
      { 'GET /_system/config': [200, {}] },
      'The interface _system is not reachable',
    ],
    ['GraphQL', { 'POST /graphql/v1': [200, { data: {} }] }, 'GraphQL is off'],
  ])(
    'with %s breaks one promise, says what to do, and nothing is written',
    async (_, answers, broken) => {
      const { findings, stored } = await checked(answers);
      expect(textsOf(findings, 'broken')).toEqual([broken]);
      expect(findings.find(({ kind }) => kind === 'broken')?.remedy).toMatch(/\w/);
      expect(textsOf(findings, 'unknown')).toEqual(FREE_PLAN);
      expect(stored).toEqual([]);
    },
  );

  const PASSWORD = 'A new password needs the current one';
  test.each<[what: string, answers: Record<string, Reply>, admin: boolean, unknown: string[]]>([
    ['without an admin', {}, false, ['An admin is named', PASSWORD]],
    [
      'with a second factor',
      {
        'POST /auth/v1/token': [200, { access_token: 'token', user: { factors: [VERIFIED] } }],
        'POST /rest/v1/rpc/is_admin': [200, false],
      },
      true,
      ['An admin is named'],
    ],
    ['without settings', { [SETTINGS]: [404] }, true, ['Sign-up is closed']],
    [
      'that compares the new password first',
      { 'PUT /auth/v1/user': [422, { error_code: 'same_password' }] },
      true,
      [PASSWORD],
    ],
    ['that takes the password', { 'PUT /auth/v1/user': [200, {}] }, true, [PASSWORD]],
  ])('%s leaves something unknown', async (_what, answers, admin, unknown) => {
    const { findings } = await checked(answers, { admin });
    expect(textsOf(findings, 'broken')).toEqual([]);
    expect(textsOf(findings, 'unknown')).toEqual([...unknown, ...FREE_PLAN]);
  });

  test('gets one message when that is asked for, which the admin deletes again', async () => {
    const { findings, stored } = await checked({}, { write: true });
    expect(textsOf(findings, 'holds')).toHaveLength(16);
    expect(stored).toEqual([`POST ${MESSAGES}`, `DELETE ${MESSAGES}`]);
    const without = await checked({}, { write: true, admin: false });
    expect(reportOf(without.findings)).toMatch(
      /delete from public\.contact_messages where email = 'doctor-[\w-]+@example\.com';/,
    );
  });

  test('that is paused is one finding', async () => {
    const { findings } = await checked({ 'GET /rest/v1/': [540, 'Project paused'] });
    expect(reportOf(findings)).toMatch(
      /^✗ The project answers: .* status 540\n {2}→ .*paused after seven days.*\n1 broken, 0 unknown, 0 placeholders, 0 hold$/,
    );
  });
});
