import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { backendError, getSupabase } from '#src/lib/backend/supabase.ts';
import { askAuth } from '../lib/askAuth';

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
    for (const { id, status } of (await listFactors()).all) {
      if (status === 'unverified') await askAuth((auth) => auth.mfa.unenroll({ factorId: id }));
    }
    const { id, totp } = await askAuth((auth) => auth.mfa.enroll({ factorType: 'totp' }));
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
  mutationFn: (code: { factorId: string; code: string }) =>
    askAuth((auth) => auth.mfa.challengeAndVerify(code)),
  onSuccess: (_data, _code, _result, { client }) => client.invalidateQueries({ queryKey: KEY }),
});

export const removeMutation = mutationOptions({
  mutationFn: async (factorId: string) => {
    await askAuth((auth) => auth.mfa.unenroll({ factorId }));
    // The stored session still names the factor.
    await (await getSupabase()).auth.refreshSession();
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
  await askAuth(() => auth.mfa.challengeAndVerify({ factorId: factor.id, code }));
}

const listFactors = () => askAuth((auth) => auth.mfa.listFactors());
