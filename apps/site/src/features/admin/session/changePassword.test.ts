// @vitest-environment happy-dom
import { notify } from '@agency/ui/primitives/Toaster';
import { expect, test, vi } from 'vitest';
import { changePassword } from './changePassword';

const auth = vi.hoisted(() => ({
  getSession: async () => ({ data: { session: { user: { email: 'owner@example.com' } } } }),
  updateUser: vi.fn(async (): Promise<object> => ({ data: {}, error: null })),
  signOut: async () => ({ error: null }),
}));
vi.mock('#src/lib/backend/supabase.ts', async (original) => ({
  ...(await original<typeof import('#src/lib/backend/supabase.ts')>()),
  getSupabase: async () => ({ auth }),
}));

test('a wrong current password is reported at its field', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ error_code: 'invalid_credentials' }, { status: 400 }),
  );
  expect(await changePassword({ current: 'wrong', password: 'நெல் வயல் 2026' })).toEqual({
    field: 'current',
    message: 'The current password is not right.',
  });
});

test('a new password is sent with the present one, which a project can insist on', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ access_token: 'token' }));
  const change = { current: 'the present one', password: 'நெல் வயல் 2026' };
  expect(await changePassword(change)).toBe(true);
  expect(auth.updateUser).toHaveBeenCalledWith({
    password: change.password,
    current_password: change.current,
  });
});

test.each([
  ['one that is weak, in its words', { name: 'AuthWeakPasswordError', status: 422 }, /^Known/],
  [
    'one after an old login, in ours',
    { name: 'AuthApiError', status: 400, code: 'reauthentication_needed' },
    /^This login is more than a day old/,
  ],
])('the server refuses %s', async (_, refusal, words) => {
  vi.stubGlobal('fetch', async () => Response.json({ access_token: 'token' }));
  const shown = vi.spyOn(notify, 'error');
  const error = { ...refusal, message: 'Known from a leak' };
  auth.updateUser.mockResolvedValueOnce({ error });
  expect(await changePassword({ current: 'the present one', password: 'password1234' })).toBe(
    false,
  );
  expect(shown).toHaveBeenLastCalledWith('Error', expect.stringMatching(words));
});
