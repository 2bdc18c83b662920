import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { backendError } from '#lib/backend/backendError';
import { getSupabase } from '#lib/backend/supabase';
import { unwrapAuthAnswer } from './unwrapAuthAnswer';

const KEY = ['admin', 'factor'];

/** The id of the account's verified factor; null without one. */
export const factorQuery = queryOptions({
  queryKey: KEY,
  queryFn: async () => (await listFactors()).totp[0]?.id ?? null,
  meta: { failure: 'Error reading the second factor:' },
});

/** Begins to set up an authenticator app, in place of an attempt that was not finished. */
export const enrolMutation = mutationOptions({
  mutationFn: async () => {
    const { auth } = await getSupabase();
    for (const { id, status } of (await listFactors()).all) {
      if (status === 'unverified') await unwrapAuthAnswer(auth.mfa.unenroll({ factorId: id }));
    }
    const { id, totp } = await unwrapAuthAnswer(auth.mfa.enroll({ factorType: 'totp' }));
    // The client's own URL isn't encoded: a `#` in the picture would end it.
    const svg = totp.qr_code.replace(/^data:[^,]*,/, '');
    return {
      factorId: id,
      qrCode: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      secret: totp.secret,
      uri: totp.uri,
    };
  },
});

/** Finishes setting up: the session counts as one with a second factor from then on. */
export const confirmMutation = mutationOptions({
  mutationFn: async (code: { factorId: string; code: string }) => {
    const { auth } = await getSupabase();
    await unwrapAuthAnswer(auth.mfa.challengeAndVerify(code));
  },
  onSuccess: (_data, _code, _result, { client }) => client.invalidateQueries({ queryKey: KEY }),
});

export const removeMutation = mutationOptions({
  mutationFn: async (factorId: string) => {
    const { auth } = await getSupabase();
    await unwrapAuthAnswer(auth.mfa.unenroll({ factorId }));
    // The stored session still names the factor.
    await auth.refreshSession();
  },
  onSuccess: (_data, _id, _result, { client }) => client.invalidateQueries({ queryKey: KEY }),
});

/** Completes a login. @throws an Error with the server's message, empty where it had none */
export async function verifyCode(code: string): Promise<void> {
  const { auth } = await getSupabase();
  const { data } = await auth.getSession();
  const factor = data.session?.user.factors?.find(
    ({ status, factor_type }) => status === 'verified' && factor_type === 'totp',
  );
  if (!factor) throw backendError({ message: '' }, 0);
  await unwrapAuthAnswer(auth.mfa.challengeAndVerify({ factorId: factor.id, code }));
}

async function listFactors() {
  const { auth } = await getSupabase();
  return unwrapAuthAnswer(auth.mfa.listFactors());
}
