// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRows, rowsAddress } from './publicRows';

const query = { select: '*', order: 'created_at.desc,id.desc', limit: '100' };
const address = rowsAddress('', 'portfolio', query);
const row = { id: 'p1', title: 'A project' };
const sent = vi.fn<typeof fetch>();

function askEarly(answer: Promise<Response>, asked = address) {
  window.startup = {
    earlyRead: { address: asked, answer },
    firstInteraction: Promise.resolve(new Event('pointerdown')),
    hydrated: () => {},
  };
}

const read = () => readRows('portfolio', query);

beforeEach(() => {
  sent.mockImplementation(async () => Response.json([]));
  vi.stubGlobal('fetch', sent);
});

afterEach(() => {
  delete window.startup;
  sent.mockReset();
  vi.unstubAllGlobals();
});

test('values keep their meaning in an address', () => {
  const category = 'eq.R&D, தமிழ் "+"';
  const url = new URL(rowsAddress('https://project.supabase.co', 'portfolio', { category }));
  expect(url.pathname).toBe('/rest/v1/portfolio');
  expect(url.searchParams.get('category')).toBe(category);
});

test('what the page has asked for is taken once', async () => {
  askEarly(Promise.resolve(Response.json([row])));
  expect(await read()).toEqual([row]);
  expect(sent).not.toHaveBeenCalled();
  expect(await read()).toEqual([]);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('what the page has asked for besides stays untouched', async () => {
  askEarly(Promise.resolve(Response.json([row])), rowsAddress('', 'blog_posts', query));
  expect(await read()).toEqual([]);
  expect(window.startup?.earlyRead).toBeDefined();
});

test.each([
  [401, JSON.stringify({ message: 'No such key' }), 'No such key'],
  [502, '<h1>Bad gateway</h1>', 'Bad gateway'],
])('a refusal with %i carries its status and its reason', async (status, body, reason) => {
  askEarly(Promise.resolve(new Response(body, { status })));
  await expect(read()).rejects.toMatchObject({ status, message: expect.stringContaining(reason) });
});

test.each([
  ['an object', '{}'],
  ['null', 'null'],
  ['a web page', '<h1>Welcome</h1>'],
])('%s instead of a list is a failure', async (_, body) => {
  askEarly(Promise.resolve(new Response(body)));
  await expect(read()).rejects.toThrow();
});

test('a request that failed is a failure, and a retry sends its own', async () => {
  const answer = Promise.reject(new TypeError('Failed to fetch'));
  answer.catch(() => {});
  askEarly(answer);
  await expect(read()).rejects.toThrow('Failed to fetch');
  expect(await read()).toEqual([]);
  expect(sent).toHaveBeenCalledTimes(1);
});
