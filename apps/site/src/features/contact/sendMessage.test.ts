import type { NewMessage } from '@agency/model/messageForm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendMessage } from './sendMessage';

const answer = vi.fn<typeof fetch>();

const message: NewMessage = {
  name: 'அன்பு 🌾',
  email: 'anbu@example.com',
  mobile: null,
  message: 'Please ring me\ntomorrow.',
};

beforeEach(() => {
  answer.mockReset();
  answer.mockImplementation(async () => new Response(null, { status: 201 }));
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example.com');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'published-key');
  vi.stubGlobal('fetch', answer);
});

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The one request that was sent. */
function request() {
  expect(answer).toHaveBeenCalledTimes(1);
  const [input, init] = answer.mock.calls[0] ?? [];
  return {
    url: new URL(String(input)),
    method: init?.method,
    headers: new Headers(init?.headers),
    body: JSON.parse(String(init?.body)) as unknown,
  };
}

describe('a message', () => {
  test('is inserted with the visitor’s key', async () => {
    expect(await sendMessage(message)).toBe(true);
    const { method, url, headers } = request();
    expect(`${method} ${url.pathname}`).toBe('POST /rest/v1/contact_messages');
    expect(headers.get('apikey')).toBe('published-key');
  });

  test('has exactly the four columns, whatever else the form holds', async () => {
    const form = { ...message, website: 'https://example.com', id: 'forged', created_at: '2099' };
    await sendMessage(form);
    expect(request().body).toEqual(message);
  });

  test('does not ask for its row back', async () => {
    await sendMessage(message);
    const { url, headers } = request();
    expect(url.search).toBe('');
    expect(headers.get('prefer') ?? '').not.toContain('return=representation');
  });
});

describe('a message that is not stored is known to have failed, and not sent twice', () => {
  test.each([
    [400, { code: '22023', message: 'Name must be at least 2 characters' }],
    [401, { code: '42501', message: 'new row violates row-level security policy' }],
    [429, { message: 'Too many requests' }],
    [500, { code: 'SUP', message: 'violates check constraint' }],
  ])('answered with %i', async (status, body) => {
    answer.mockImplementation(async () => Response.json(body, { status }));
    expect(await sendMessage(message)).toBe(false);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('answered with the page of a proxy', async () => {
    answer.mockImplementation(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await sendMessage(message)).toBe(false);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test.each([
    new TypeError('Failed to fetch'),
    new DOMException('The operation timed out.', 'TimeoutError'),
  ])('not answered at all: $name', async (error) => {
    answer.mockRejectedValue(error);
    expect(await sendMessage(message)).toBe(false);
    expect(answer).toHaveBeenCalledTimes(1);
  });
});
