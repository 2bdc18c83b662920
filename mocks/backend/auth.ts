import type { Account } from './accounts';
import { RIGHT_CODE } from './factors';
import { NotMocked } from './refusal';
import { deny, type Sessions } from './sessions';

/** Handles `/auth/v1/…` like Supabase Auth. @throws Refusal, or NotMocked for an unknown endpoint */
export async function answerAuth(
  request: Request,
  accounts: readonly Account[],
  sessions: Sessions,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const endpoint = `${request.method} ${pathname.slice(pathname.indexOf('/auth/v1/') + 9)}`;
  switch (endpoint) {
    case 'POST token':
      return Response.json(
        signIn(searchParams.get('grant_type'), await request.json(), accounts, sessions),
      );
    case 'GET user': {
      const session = requireSession(request, sessions);
      if (session.ended) {
        throw deny(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
      }
      return Response.json(sessions.userOf(session.account));
    }
    case 'POST logout': {
      const session = requireSession(request, sessions);
      if (searchParams.get('scope') === 'others') sessions.endOthers(session);
      else sessions.end(session);
      return new Response(null, { status: 204 });
    }
    case 'POST recover':
      // The same with and without such an account.
      return Response.json({});
    case 'POST verify': {
      const { token_hash } = (await request.json()) as { token_hash?: string };
      const account = accounts.find(({ id }) => recoveryTokenOf({ id }) === token_hash);
      if (!account) throw deny(403, 'otp_expired', 'Email link is invalid or has expired');
      const sessionId = crypto.randomUUID();
      sessions.recovered.add(sessionId);
      return Response.json(sessions.issue(account, 0, sessionId));
    }
    case 'PUT user': {
      const session = requireSession(request, sessions);
      if (!sessions.hasRequiredLevel(session)) {
        const needed = 'AAL2 session is required to update email or password when MFA is enabled.';
        throw deny(401, 'insufficient_aal', needed);
      }
      // As with the setting "Require current password when updating", which recovery is exempt from.
      const { current_password } = (await request.json()) as { current_password?: string };
      const { account, sessionId } = session;
      if (!sessions.recovered.has(sessionId) && current_password !== account.password) {
        throw deny(
          400,
          'validation_failed',
          'Current password required when setting new password.',
        );
      }
      return Response.json(sessions.userOf(session.account));
    }
    case 'POST signup':
      throw deny(422, 'signup_disabled', 'Signups not allowed for this instance');
    default:
      if (!/^\w+ factors(\/|$)/.test(endpoint)) throw new NotMocked(endpoint, 'auth.ts');
      return answerFactors(request, endpoint, sessions);
  }
}

/** What the mail for a new password names; this one is not used up. */
export const recoveryTokenOf = ({ id }: Pick<Account, 'id'>): string => `recovery-of-${id}`;

async function answerFactors(
  request: Request,
  endpoint: string,
  sessions: Sessions,
): Promise<Response> {
  const session = requireSession(request, sessions);
  const { account } = session;
  const { factors } = sessions;
  if (endpoint === 'POST factors') {
    const { id } = factors.add(account);
    const qr_code =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1" fill="#000"/></svg>';
    return Response.json({
      id,
      type: 'totp',
      totp: { qr_code, secret: 'JBSWY3DPEHPK3PXP', uri: '' },
    });
  }
  const [, id = '', verb] = endpoint.split('/');
  const factor = factors.of(account).find((known) => known.id === id);
  if (!factor) throw deny(404, 'mfa_factor_not_found', 'Factor not found');
  if (verb === 'challenge') {
    return Response.json({ id: crypto.randomUUID(), type: 'totp', expires_at: 0 });
  }
  if (verb === 'verify') {
    const { code } = (await request.json()) as { code?: string };
    if (code !== RIGHT_CODE) {
      throw deny(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    factors.verify(account, id);
    return Response.json(sessions.issue(account, 0, session.sessionId, 'aal2'));
  }
  if (verb !== undefined || request.method !== 'DELETE') throw new NotMocked(endpoint, 'auth.ts');
  if (factor.status === 'verified' && session.level !== 'aal2') {
    throw deny(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  factors.remove(account, id);
  return Response.json({ id });
}

function signIn(
  grant: string | null,
  body: { email?: string; password?: string; refresh_token?: string },
  accounts: readonly Account[],
  sessions: Sessions,
) {
  if (grant === 'refresh_token') return sessions.refresh(body.refresh_token ?? '');
  if (grant !== 'password') throw deny(400, 'invalid_credentials', 'unsupported_grant_type');
  const account = accounts.find(
    ({ email, password }) => email === body.email?.toLowerCase() && password === body.password,
  );
  if (!account) throw deny(400, 'invalid_credentials', 'Invalid login credentials');
  return sessions.issue(account);
}

/** The session of the bearer token. @throws Refusal for a missing or unknown token */
function requireSession(request: Request, sessions: Sessions) {
  const token = request.headers.get('authorization')?.replace(/^Bearer /i, '');
  if (!token) throw deny(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const session = sessions.sessionOf(token);
  if (!session) {
    throw deny(
      403,
      'bad_jwt',
      'invalid JWT: unable to parse or verify signature, token is malformed',
    );
  }
  return session;
}
