// @vitest-environment happy-dom
import { parseProjects } from '@agency/model/project';
import { afterEach, expect, test } from 'vitest';
import { earlyAddress, takeEarlyRange } from './earlyRange';

const address = earlyAddress('https://project.supabase.co', 'portfolio');
const row = { id: 'p1', title: 'A project', created_at: '2026-11-12T05:00:00+00:00' };

function askEarly(answer: Promise<Response>, asked = address) {
  window.startup = {
    earlyRead: { address: asked, answer },
    firstInteraction: Promise.resolve(),
    hydrated: () => {},
  };
}

const take = () => takeEarlyRange({ table: 'portfolio', parse: parseProjects });

afterEach(() => {
  delete window.startup;
});

test('what the page has asked for is taken once', async () => {
  askEarly(Promise.resolve(Response.json([row])));
  const range = await take();
  expect(range?.rows.map(({ title }) => title)).toEqual(['A project']);
  expect(range?.next).toBeUndefined();
  expect(await take()).toBeUndefined();
});

test('a full answer says where to go on', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({ ...row, id: `p${index}` }));
  askEarly(Promise.resolve(Response.json(rows)));
  expect((await take())?.next).toMatchObject({ id: 'p999', created_at: row.created_at });
});

test('a page that has asked for something else, or for nothing, has no early rows', async () => {
  expect(await take()).toBeUndefined();
  askEarly(Promise.resolve(Response.json([row])), earlyAddress('', 'blog_posts'));
  expect(await take()).toBeUndefined();
});

test.each([
  [401, JSON.stringify({ message: 'No such key' }), 'No such key'],
  [502, '<h1>Bad gateway</h1>', 'Bad gateway'],
])('a refusal with %i carries its status and its reason', async (status, body, reason) => {
  askEarly(Promise.resolve(new Response(body, { status })));
  await expect(take()).rejects.toMatchObject({ status, message: expect.stringContaining(reason) });
});

test('a request that failed is a failure, and a retry sends its own', async () => {
  const answer = Promise.reject(new TypeError('Failed to fetch'));
  answer.catch(() => {});
  askEarly(answer);
  await expect(take()).rejects.toThrow('Failed to fetch');
  expect(await take()).toBeUndefined();
});
