import { beforeAll, expect, test, vi } from 'vitest';
import { DEMO_ADMIN } from '../../site/supabase/embedded/openBackend.ts';
import { backendForTests, UNLISTED } from '../../site/supabase/tests/support/backendForTests.ts';
import { textsOfFindings } from '../testing/textsOfFindings.ts';
import { checkAccess } from './checkAccess.ts';
import type { Finding } from './finding.ts';
import { findingReport } from './findingReport.ts';

const MESSAGES = '/rest/v1/contact_messages';
const SETTINGS = 'GET /auth/v1/settings';
const SIGN_IN = 'POST /auth/v1/token';
const PICTURES = 'POST /storage/v1/object/list/pictures';
const NEW_PASSWORD = 'PUT /auth/v1/user';
const PASSWORD = 'A new password needs the current one';
const FREE_PLAN = [
  'The free plan pauses a project after seven days without a request.',
  'Since June 2026, mails of the free plan cannot be worded.',
];

type Account = typeof DEMO_ADMIN | null;
type Answers = Record<string, readonly [status: number, body: unknown]>;
const DENIED = [401, { code: '42501', message: 'permission denied' }] as const;
const WITHOUT_GRANTS: Answers = {
  'POST /rest/v1/portfolio': DENIED,
  'PATCH /rest/v1/portfolio': DENIED,
  'DELETE /rest/v1/portfolio': DENIED,
};
const ANONYMOUS = { disable_signup: true, external: { anonymous_users: true } };
const TWO_FACTORS = { access_token: 'token', user: { factors: [{ status: 'verified' }] } };
/** The servers mount the public interfaces only. */
const HIDDEN: Answers = { 'GET /_system/': [404, ''], 'POST /graphql/': [404, ''] };
/** The embedded backend takes any new password. */
const HOSTED: Answers = {
  ...HIDDEN,
  [NEW_PASSWORD]: [400, { error_code: 'current_password_required' }],
};

const backend = backendForTests();
/** Answers that take the place of the backend's, by the start of method, path and query. */
let answers = HOSTED;
beforeAll(() => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace(/^https?:\/\/[^/]+/, '');
    // The checks send no other GET with a token.
    const isForged = init.method === 'GET' && new Headers(init.headers).has('authorization');
    const asked = `${isForged ? 'forged ' : ''}${init.method} ${path}`;
    const [, answer] = Object.entries(answers).find(([start]) => asked.startsWith(start)) ?? [];
    if (!answer) return backend.fetch(`http://localhost${path}`, init);
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  return () => vi.unstubAllGlobals();
});

/** What is said of a hosted project with the migrations that gives these answers. */
function checked(
  given: Answers = {},
  admin: Account = DEMO_ADMIN,
  write = false,
): Promise<Finding[]> {
  answers = { ...HOSTED, ...given };
  const project = { url: 'https://project.example', key: backend.publishableKey };
  return checkAccess({ ...project, admin: admin ?? undefined }, write);
}
const broken = (findings: Finding[]) => textsOfFindings(findings, 'broken');

/** Every row that a visitor could want to read or write. */
const stored = () =>
  Promise.all(
    ['blog_posts', 'portfolio', 'contact_messages'].map(async (table) => {
      const { rows } = await backend.sql.query(`select * from public.${table} order by id`);
      return rows;
    }),
  );

test('the migrations keep every guarantee, and neither rows nor the password change', async () => {
  const before = await stored();
  answers = HIDDEN;
  const local = { url: 'http://localhost', key: backend.publishableKey, admin: DEMO_ADMIN };
  const findings = await checkAccess(local);
  expect(textsOfFindings(findings, 'unknown')).toEqual([PASSWORD]);
  expect(findingReport(findings)).toMatch(/0 broken, 1 unknown, 0 placeholders, 14 hold$/);
  expect(await stored()).toEqual(before);
  await backend.signIn(DEMO_ADMIN);
});

// On blog_posts, a trigger that visitors may not run would refuse the row all the same.
test.each(['insert to anon with check (true)', 'update to anon using (true) with check (true)'])(
  'visitors could write the portfolio by a policy for %s',
  async (right) => {
    const before = await stored();
    await backend.sql.exec(`create policy fault on public.portfolio for ${right}`);
    const findings = await checked();
    await backend.sql.exec('drop policy fault on public.portfolio');
    expect(broken(findings)).toEqual(['Visitors cannot write portfolio']);
    expect(await stored()).toEqual(before);
  },
);

test('messages show once row-level security is off', async () => {
  await backend.sql.exec(
    `insert into public.contact_messages (name, email, message)
     values ('Kavitha', 'kavitha@example.com', 'Do you build shops?')`,
  );
  await backend.sql.exec('alter table public.contact_messages disable row level security');
  const findings = await checked();
  await backend.sql.exec('alter table public.contact_messages enable row level security');
  expect(broken(findings)).toEqual([
    'Visitors cannot read messages',
    'Visitors cannot count messages',
  ]);
});

test.each<[fault: string, given: Answers, broken: string]>([
  ['open sign-up', { [SETTINGS]: [200, { disable_signup: false }] }, 'Sign-up is closed'],
  ['anonymous sign-in', { [SETTINGS]: [200, ANONYMOUS] }, 'Sign-up is closed'],
  [
    'a closed list',
    { ...WITHOUT_GRANTS, 'GET /rest/v1/portfolio': DENIED },
    'Visitors can read portfolio',
  ],
  ['refused messages', { [`POST ${MESSAGES}?columns`]: DENIED }, 'Visitors can send messages'],
  ['listed pictures', { [PICTURES]: [200, [{ name: 'a' }]] }, 'Visitors cannot list pictures'],
  ['exposed schemas', { 'GET /rest/v1/admins': [200, []] }, 'Only the schema public is exposed'],
  [
    'the default secret',
    { [`forged GET ${MESSAGES}`]: [200, []] },
    'Tokens signed with the published default secret are refused',
  ],
  [
    'the internal interface',
    { 'GET /_system/': [200, {}] },
    'The interface _system is not reachable',
  ],
  ['GraphQL', { 'POST /graphql/': [200, { data: {} }] }, 'GraphQL is off'],
])('with %s, a hosted project breaks one guarantee, and is told what to do', async (...row) => {
  const findings = await checked(row[1]);
  expect(broken(findings)).toEqual([row[2]]);
  expect(findings.find(({ kind }) => kind === 'broken')?.remedy).toMatch(/\w/);
  expect(textsOfFindings(findings, 'unknown')).toEqual(FREE_PLAN);
});

const EMPTY: Answers = { 'GET /rest/v1/portfolio': [200, []] };
const SECOND_FACTOR: Answers = {
  [SIGN_IN]: [200, TWO_FACTORS],
  'POST /rest/v1/rpc/is_admin': [200, false],
};
test.each<[what: string, given: Answers, admin: Account, unknown: string[]]>([
  ['with an empty list', EMPTY, DEMO_ADMIN, ['Visitors cannot write portfolio']],
  ['with an empty list, without grants', { ...EMPTY, ...WITHOUT_GRANTS }, DEMO_ADMIN, []],
  ['without an admin', {}, null, ['An admin is named', PASSWORD]],
  ['with a second factor', SECOND_FACTOR, DEMO_ADMIN, ['An admin is named']],
  ['without settings', { [SETTINGS]: [404, ''] }, DEMO_ADMIN, ['Sign-up is closed']],
  [
    'that compares the new password first',
    { [NEW_PASSWORD]: [422, { error_code: 'same_password' }] },
    DEMO_ADMIN,
    [PASSWORD],
  ],
])('what is unknown of a hosted project %s', async (_, given, admin, unknown) => {
  const findings = await checked(given, admin);
  expect(broken(findings)).toEqual([]);
  expect(textsOfFindings(findings, 'unknown')).toEqual([...unknown, ...FREE_PLAN]);
});

test('a marked message stays closed, and is gone afterwards, or is named', async () => {
  const marked = `public.contact_messages where name = 'doctor'`;
  const findings = await checked({}, DEMO_ADMIN, true);
  expect(textsOfFindings(findings, 'holds')).toHaveLength(16);
  expect(await backend.count(marked)).toBe(0);
  const said = findingReport(await checked({}, null, true));
  const [statement = ''] =
    /delete from public\.contact_messages where email = .*;/.exec(said) ?? [];
  await backend.sql.exec(statement);
  expect(await backend.count(marked)).toBe(0);
});

test('a project that is paused is one finding', async () => {
  expect(findingReport(await checked({ 'GET /rest/v1/': [540, 'Project paused'] }))).toMatch(
    /^✗ The project answers: .* status 540\n {2}→ .*paused after seven days.*\n1 broken, 0 unknown, 0 placeholders, 0 hold$/,
  );
});

test('an account that is not listed is no admin', async () => {
  expect(broken(await checked({}, UNLISTED))).toEqual(['An admin is named']);
});
