import { beforeAll, expect, test, vi } from 'vitest';
import { DEMO_ADMIN } from '../../site/supabase/backend.ts';
import { backendForTests, UNLISTED } from '../../site/supabase/tests/support/backendForTests.ts';
import { textsOf } from '../testing/textsOf.ts';
import { checkProject } from './checkProject.ts';
import { type Finding, reportOf } from './finding.ts';

const backend = backendForTests();
beforeAll(() => {
  // The servers mount the public interfaces only.
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    /\/(?:_system|graphql)\//.test(url)
      ? new Response('Not found', { status: 404 })
      : backend.fetch(url, init),
  );
  return () => vi.unstubAllGlobals();
});

const checked = (admin = DEMO_ADMIN, write = false) =>
  checkProject({ url: 'http://localhost', key: backend.publishableKey, admin }, write);
const broken = (findings: Finding[]) => textsOf(findings, 'broken');

test('the migrations keep every promise, and no row is touched', async () => {
  const edited = 'public.blog_posts where updated_at <> created_at';
  const before = await backend.count(edited);
  const findings = await checked();
  expect(broken(findings)).toEqual([]);
  // Whether the current password is asked for: this backend takes any.
  expect(reportOf(findings)).toMatch(/0 broken, 1 unknown, 0 placeholders, 14 hold$/);
  expect(await backend.count(edited)).toBe(before);
  await backend.signIn(DEMO_ADMIN);
});

// On blog_posts, a trigger that visitors may not run would refuse the row all the same.
test.each(['insert to anon with check (true)', 'update to anon using (true) with check (true)'])(
  'visitors could write the portfolio by a policy for %s',
  async (right) => {
    const before = await backend.count('public.portfolio');
    await backend.sql.exec(`create policy fault on public.portfolio for ${right}`);
    const findings = await checked();
    await backend.sql.exec('drop policy fault on public.portfolio');
    expect(broken(findings)).toEqual(['Visitors cannot write portfolio']);
    expect(await backend.count('public.portfolio')).toBe(before);
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

test('a marked message stays closed, and is gone afterwards', async () => {
  expect(broken(await checked(DEMO_ADMIN, true))).toEqual([]);
  expect(await backend.count(`public.contact_messages where name = 'doctor'`)).toBe(0);
});

test('an account that is not listed is no admin', async () => {
  expect(broken(await checked(UNLISTED))).toEqual(['An admin is named']);
});
