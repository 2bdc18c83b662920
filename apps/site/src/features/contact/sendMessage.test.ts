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
