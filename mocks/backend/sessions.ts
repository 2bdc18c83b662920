import type { Account } from './accounts';
import { Factors } from './factors';
import { Refusal } from './refusal';

/** Seconds until an access token expires. */
const ACCESS_TOKEN_LIFETIME = 3600;

interface Session {
  account: Account;
  level: Level;
  sessionId: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** An error response in the format of the auth API. */
export const deny = (status: number, error_code: string, msg: string): Refusal =>
  new Refusal(status, { code: status, error_code, msg } as { msg: string });

/** Authenticator assurance level: with a password, or with a second factor too. */
export type Level = 'aal1' | 'aal2';

/** The sessions of the mocked auth API, looked up by access or refresh token. */
export class Sessions {
  readonly factors = new Factors();
  /** Ids of the sessions that a password reset link has started. */
  readonly recovered = new Set<string>();
  readonly #byAccessToken = new Map<string, Session>();
  readonly #byRefreshToken = new Map<string, Session>();
  readonly #ended = new Set<string>();

  /**
   * Starts a session, or renews the one of `sessionId`.
   * @param age seconds since the access token was issued
   * @returns the token response of the auth API, which its client stores in the browser
   */
  issue(account: Account, age = 0, sessionId: string = crypto.randomUUID(), level: Level = 'aal1') {
    const issuedAt = Math.floor(Date.now() / 1000) - age;
    const session = { account, sessionId, level, expiresAt: issuedAt + ACCESS_TOKEN_LIFETIME };
    const { id: sub, email } = account;
    const role = 'authenticated';
    const access_token = tokenOf({
      sub,
      aud: role,
      role,
      email,
      session_id: sessionId,
      aal: level,
      iat: issuedAt,
      exp: session.expiresAt,
      // Tokens issued in the same second have to differ.
      jti: crypto.randomUUID(),
    });
    const refresh_token = crypto.randomUUID();
    this.#byAccessToken.set(access_token, session);
    this.#byRefreshToken.set(refresh_token, session);
    return {
      access_token,
      refresh_token,
      token_type: 'bearer',
      expires_in: ACCESS_TOKEN_LIFETIME,
      expires_at: session.expiresAt,
      user: this.userOf(account),
      weak_password: null,
    };
  }

  /** Exchanges a refresh token, once, for new tokens. @throws Refusal for a used or unknown one */
  refresh(refreshToken: string) {
    const session = this.#byRefreshToken.get(refreshToken);
    if (!session || this.#ended.has(session.sessionId)) {
      throw deny(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    }
    this.#byRefreshToken.delete(refreshToken);
    return this.issue(session.account, 0, session.sessionId, session.level);
  }

  /** Ends every session: its refresh token is refused from then on. */
  endAll(): void {
    for (const { sessionId } of this.#byRefreshToken.values()) this.#ended.add(sessionId);
  }

  end({ sessionId }: Session): void {
    this.#ended.add(sessionId);
  }

  /** Ends the account's other sessions. */
  endOthers({ account, sessionId }: Session): void {
    for (const other of this.#byRefreshToken.values()) {
      if (other.account.id === account.id && other.sessionId !== sessionId) this.end(other);
    }
  }

  /** The session of an access token. Tokens of ended sessions are valid until they expire. */
  sessionOf(accessToken: string): (Session & { ended: boolean }) | undefined {
    const session = this.#byAccessToken.get(accessToken);
    return session && { ...session, ended: this.#ended.has(session.sessionId) };
  }

  /** Whether the session has the level that the account's factors demand. */
  hasRequiredLevel({ account, level }: Session): boolean {
    return (
      level === 'aal2' || !this.factors.of(account).some(({ status }) => status === 'verified')
    );
  }

  /** The user object of the auth API. */
  userOf(account: Account) {
    return {
      id: account.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: account.email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      factors: this.factors.of(account),
      is_anonymous: false,
    };
  }
}

/** A JWT without a signature: the mock looks tokens up instead of verifying them. */
function tokenOf(payload: object): string {
  const encoded = (part: object) =>
    btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return [encoded({ alg: 'HS256', typ: 'JWT' }), encoded(payload), 'unsigned'].join('.');
}
