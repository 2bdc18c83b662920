// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { getSupabase } from './supabase';

// Time limits, retries and the HTTP cache: `…RequestsUnderFaults.test.ts` of the features, `refusedSessions.test.ts`.

test('there is one client; one that could not be created is created by the next call', async () => {
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'published-key');
  vi.stubEnv('VITE_SUPABASE_URL', 'nonsense');
  await expect(getSupabase()).rejects.toThrow('supabaseUrl');
  vi.stubEnv('VITE_SUPABASE_URL', 'https://other.example.com');
  expect(await getSupabase()).toBe(await getSupabase());
});
