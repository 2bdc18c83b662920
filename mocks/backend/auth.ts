import { type Account, accounts } from './accounts';
import { deny, NotMocked } from './refusal';
import type { Sessions } from './sessions';

/** The one code of a second factor that is right: a story has no authenticator app. */
export const RIGHT_CODE = '123456';

/** What the mail for a new password names; this one is not used up. */
export const recoveryTokenOf = ({ id }: Pick<Account, 'id'>): string => `recovery-of-${id}`;

const QR_CODE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1" fill="#000"/></svg>';

type Body = Readonly<Record<string, string | undefined>>;

/** Handles `/auth/v1/…` like Supabase Auth. @throws Refusal, or NotMocked for an unknown endpoint */
export async function answerAuth(request: Request, sessions: Sessions): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const endpoint = `${request.method} ${pathname.replace(/^.*\/auth\/v1\//, '')}`;
  const body: Body = await request.json().catch(() => ({}));
  switch (endpoint) {
    case 'POST token':
      return Response.json(signIn(searchParams.get('grant_type'), body, sessions));
    case 'POST recover':
      // The same with and without such an account.
      return Response.json({});
    case 'POST verify': {
      const account = Object.values(accounts).find(
        (each) => recoveryTokenOf(each) === body.token_hash,
      );
      if (!account) throw deny(403, 'otp_expired', 'Email link is invalid or has expired');
      return Response.json(sessions.start(account, { recovered: true }));
    }
  }

  const session = requireSession(request, sessions);
  const { account } = session;
  const factors = sessions.factorsOf(account);
  switch (endpoint) {
    case 'GET user':
      if (session.ended) {
        throw deny(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
      }
      return Response.json(sessions.userOf(account));
    case 'POST logout':
      // A story has no other sessions.
      if (searchParams.get('scope') !== 'others') session.ended = true;
      return new Response(null, { status: 204 });
    case 'PUT user':
      if (!sessions.hasRequiredLevel(session)) {
        const needed = 'AAL2 session is required to update email or password when MFA is enabled.';
        throw deny(401, 'insufficient_aal', needed);
      }
      // As with the setting "Require current password when updating", which recovery is exempt from.
      if (!session.recovered && body.current_password !== account.password) {
        const needed = 'Current password required when setting new password.';
        throw deny(400, 'validation_failed', needed);
      }
      return Response.json(sessions.userOf(account));
    case 'POST factors': {
      const id = crypto.randomUUID();
      factors.push({ id, status: 'unverified', factor_type: 'totp' });
      const totp = { qr_code: QR_CODE, secret: 'JBSWY3DPEHPK3PXP', uri: '' };
      return Response.json({ id, type: 'totp', totp });
    }
  }

  const [, method, id, verb = ''] = /^(\w+) factors\/([^/]+)(.*)$/.exec(endpoint) ?? [];
  if (!method) throw new NotMocked(endpoint);
  const factor = factors.find((known) => known.id === id);
  if (!factor) throw deny(404, 'mfa_factor_not_found', 'Factor not found');
  switch (method + verb) {
    case 'POST/challenge':
      return Response.json({ id: crypto.randomUUID(), type: 'totp', expires_at: 0 });
    case 'POST/verify':
      if (body.code !== RIGHT_CODE) {
        throw deny(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
      }
      factor.status = 'verified';
      session.level = 'aal2';
      return Response.json(sessions.issue(session));
    case 'DELETE':
      if (factor.status === 'verified' && session.level !== 'aal2') {
        throw deny(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      }
      factors.splice(factors.indexOf(factor), 1);
      return Response.json({ id });
    default:
      throw new NotMocked(endpoint);
  }
}

function signIn(grant: string | null, body: Body, sessions: Sessions) {
  if (grant === 'refresh_token') return sessions.refresh(body.refresh_token ?? '');
  const account = Object.values(accounts).find(
    ({ email, password }) => email === body.email?.toLowerCase() && password === body.password,
  );
  if (!account) throw deny(400, 'invalid_credentials', 'Invalid login credentials');
  return sessions.start(account);
}

/** The session of the bearer token. @throws Refusal for a missing or unknown token */
function requireSession(request: Request, sessions: Sessions) {
  const token = request.headers.get('authorization')?.replace(/^Bearer /i, '');
  if (!token) throw deny(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const session = sessions.byAccessToken.get(token);
  const malformed = 'invalid JWT: unable to parse or verify signature, token is malformed';
  if (!session) throw deny(403, 'bad_jwt', malformed);
  if (session.expiresAt <= sessions.now()) {
    throw deny(
      403,
      'bad_jwt',
      'invalid JWT: unable to parse or verify signature, token is expired',
    );
  }
  return session;
}
