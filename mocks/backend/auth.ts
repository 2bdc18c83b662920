import { type Account, deny, type Sessions, userOf } from './accounts';
import { NotMocked } from './refusal';

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
      const owner = bearerOf(request, sessions);
      if (owner.ended) {
        throw deny(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
      }
      return Response.json(userOf(owner.account));
    }
    case 'POST logout': {
      sessions.end(bearerOf(request, sessions));
      return new Response(null, { status: 204 });
    }
    case 'POST signup':
      throw deny(422, 'signup_disabled', 'Signups not allowed for this instance');
    default:
      throw new NotMocked(endpoint, 'auth.ts');
  }
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

function bearerOf(request: Request, sessions: Sessions) {
  const token = request.headers.get('authorization')?.replace(/^Bearer /i, '');
  if (!token) throw deny(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const owner = sessions.ownerOf(token);
  if (!owner) {
    throw deny(
      403,
      'bad_jwt',
      'invalid JWT: unable to parse or verify signature, token is malformed',
    );
  }
  return owner;
}
