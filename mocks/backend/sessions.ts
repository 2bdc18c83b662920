import type { Account } from './accounts';
import { deny } from './refusal';

/** Seconds until an access token expires. */
const ACCESS_TOKEN_LIFETIME = 3600;
/** Seconds since the access token of a session was issued that has ended before the story starts. */
const EXPIRED_AGE = 24 * 60 * 60;

interface Session {
  id: string;
  account: Account;
  /** Authenticator assurance level: with a password, or with a second factor too. */
  level: 'aal1' | 'aal2';
  /** Whether a password reset link has started it. */
  recovered: boolean;
  /** Its refresh token is refused then; its access token is valid until it expires. */
  ended: boolean;
  /** When the access token expires, in seconds since 1970. */
  expiresAt: number;
}

interface Factor {
  id: string;
  status: 'unverified' | 'verified';
  factor_type: 'totp';
}

/** The sessions and second factors of the mocked auth API. */
export class Sessions {
  /** Seconds since 1970, by the backend's clock. */
  readonly now: () => number;
  readonly byAccessToken = new Map<string, Session>();
  readonly #byRefreshToken = new Map<string, Session>();
  readonly #factors = new Map<string, Factor[]>();

  /** @param ahead milliseconds by which the browser's clock is ahead of the backend's */
  constructor(ahead = 0) {
    this.now = () => Math.floor((Date.now() - ahead) / 1000);
  }

  start(account: Account, { recovered = false, ended = false } = {}) {
    const id = crypto.randomUUID();
    return this.issue({ id, account, level: 'aal1', recovered, ended, expiresAt: 0 });
  }

  /**
   * Gives a session new tokens.
   * @returns the token response of the auth API, which its client stores in the browser
   */
  issue(session: Session) {
    const { account, ended } = session;
    const { id: sub, email } = account;
    const issuedAt = this.now() - (ended ? EXPIRED_AGE : 0);
    session.expiresAt = issuedAt + ACCESS_TOKEN_LIFETIME;
    const role = 'authenticated';
    const access_token = tokenOf({
      sub,
      aud: role,
      role,
      email,
      session_id: session.id,
      aal: session.level,
      iat: issuedAt,
      exp: session.expiresAt,
      // Tokens issued in the same second have to differ.
      jti: crypto.randomUUID(),
    });
    const refresh_token = crypto.randomUUID();
    this.byAccessToken.set(access_token, session);
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
    if (!session || session.ended) {
      throw deny(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    }
    this.#byRefreshToken.delete(refreshToken);
    return this.issue(session);
  }

  /** The second factors of an account, which the auth API changes in place. */
  factorsOf({ id, secondFactor }: Account): Factor[] {
    const first = { id: `factor-of-${id}`, status: 'verified', factor_type: 'totp' } as const;
    const factors = this.#factors.get(id) ?? (secondFactor ? [first] : []);
    this.#factors.set(id, factors);
    return factors;
  }

  /** Whether the session has the level that the account's factors demand. */
  hasRequiredLevel({ account, level }: Session): boolean {
    return level === 'aal2' || !this.factorsOf(account).some(({ status }) => status === 'verified');
  }

  /** The user object of the auth API. */
  userOf(account: Account) {
    return {
      id: account.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: account.email,
      factors: this.factorsOf(account),
    };
  }
}

/** A JWT without a signature: the mock looks tokens up instead of verifying them. */
function tokenOf(payload: object): string {
  const encoded = (part: object) =>
    btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return [encoded({ alg: 'HS256', typ: 'JWT' }), encoded(payload), 'unsigned'].join('.');
}
