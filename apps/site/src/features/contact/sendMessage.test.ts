import type { NewMessage } from '@agency/model/messageForm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendMessage } from './sendMessage';

const message: NewMessage = {
  name: 'அன்பு 🌾',
  email: 'anbu@example.com',
  mobile: null,
  message: 'Please ring me\ntomorrow.',
};

test('a message is inserted with the visitor’s key, in its four columns, and its row is not asked for', async () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example.com');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'published-key');
  const answer = vi.fn<typeof fetch>(async () => new Response(null, { status: 201 }));
  vi.stubGlobal('fetch', answer);
  const form = { ...message, website: 'https://example.com', id: 'forged', created_at: '2099' };
  expect(await sendMessage(form)).toBe(true);
  expect(answer).toHaveBeenCalledOnce();
  const [url, init] = answer.mock.calls[0] ?? [];
  expect([init?.method, String(url)]).toEqual([
    'POST',
    'https://project.example.com/rest/v1/contact_messages',
  ]);
  expect(JSON.parse(String(init?.body))).toEqual(message);
  const headers = new Headers(init?.headers);
  expect(headers.get('apikey')).toBe('published-key');
  expect(headers.get('prefer') ?? '').not.toContain('return=representation');
});
