import { getSupabase } from '#src/lib/backend/supabase.ts';
import { askAuth } from '../lib/askAuth';
import { assuranceLevels } from '../lib/assuranceLevels';
import { postToAuth, refusalOf } from '../lib/postToAuth';
import { noAnswer } from '../lib/requestErrors';

/** The one refusal that is shown: others would reveal whether the account exists. */
const CAPTCHA_FAILED = 'captcha_failed';

/**
 * Asks for a mail with a link for a new password. A server that refuses counts as success: what it says
 * would reveal whether there is such an account.
 * @throws when no answer came, or the CAPTCHA was refused
 */
export async function requestRecovery(
  email: string,
  redirectTo: string,
  captchaToken?: string,
): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.resetPasswordForEmail(email, {
    redirectTo,
    ...(captchaToken !== undefined && { captchaToken }),
  });
  if (!error) return;
  if (error.name !== 'AuthApiError') throw noAnswer();
  if (error.code === CAPTCHA_FAILED) throw error;
}

/**
 * Signs in with the link of such a mail, once. @returns whether the second factor is still needed
 * @throws when the link is refused, or no answer came
 */
export async function redeemRecovery(tokenHash: string): Promise<boolean> {
  await askAuth((auth) => auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' }));
  return (await assuranceLevels((await getSupabase()).auth)).codeNeeded;
}

/**
 * Sets the password of the account that is signed in, and signs out its other devices.
 * @param current the present password, which a project can insist on; absent behind the link of a mail
 */
export async function setPassword(password: string, current?: string): Promise<void> {
  const asked = current !== undefined && { current_password: current };
  await askAuth((auth) => auth.updateUser({ password, ...asked }));
  // The password is changed already: what fails here is no failure of that.
  await (await getSupabase()).auth.signOut({ scope: 'others' });
}

/**
 * Whether it is the password of the account that is signed in. The shared client would replace its
 * session by asking, so the auth API is asked directly, and the session that it opens is ended.
 * @throws an Error with the server's message, and its HTTP status as `status`, 0 without an answer
 */
export async function isPassword(password: string, captchaToken?: string): Promise<boolean> {
  const { data } = await (await getSupabase()).auth.getSession();
  const answer = await postToAuth('token?grant_type=password', {
    email: data.session?.user.email,
    password,
    ...(captchaToken !== undefined && {
      gotrue_meta_security: { captcha_token: captchaToken },
    }),
  });
  const { access_token, error_code, code } = answer.said;
  if (answer.ok) {
    void postToAuth('logout?scope=local', {}, String(access_token)).catch(() => {});
    return true;
  }
  if ((error_code ?? code) === 'invalid_credentials') return false;
  throw refusalOf(answer);
}
