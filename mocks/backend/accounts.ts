import { Factors } from './factors';
import { Refusal } from './refusal';

/** Seconds until an access token expires. */
const LIFETIME = 3600;

export interface Account {
  id: string;
  email: string;
  password: string;
  /** Whether it is on the list of admins. */
  admin: boolean;
  /** Whether it begins with a verified second factor; default: false. */
  secondFactor?: boolean;
}

/**
 * The accounts of the seed: an admin, and one that is not on the list of admins; and an admin with a
 * second factor, which only a hosted project can have.
 */
export const accounts = {
  admin: {
    id: '2b7f4c1e-6f0a-4d7b-9c55-0a1d3e5f7a01',
    email: 'admin@example.com',
    password: 'admin-password',
    admin: true,
  },
  unlisted: {
    id: 'c4d81a90-3e2b-4f66-8a17-5b9e0c2d4f02',
    email: 'visitor@example.com',
    password: 'visitor-password',
    admin: false,
  },
  careful: {
    id: '7d1e0b52-9c3f-4b8a-a6d4-2f5c7e9b1d03',
    email: 'careful@example.com',
    password: 'careful-password',
    admin: true,
    secondFactor: true,
  },
} as const satisfies Record<string, Account>;

interface SignIn {
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

/** Sessions, found by their access or refresh token. */
export class Sessions {
  readonly factors = new Factors();
  /** Ids of the sessions that the link of a mail began. */
  readonly recovered = new Set<string>();
  readonly #byAccessToken = new Map<string, SignIn>();
  readonly #byRefreshToken = new Map<string, SignIn>();
  readonly #ended = new Set<string>();

  /**
   * Starts a session, or renews the one of `sessionId`.
   * @param age seconds since the access token was issued
   * @returns the token response of the auth API, which its client stores in the browser
   */
  issue(account: Account, age = 0, sessionId: string = crypto.randomUUID(), level: Level = 'aal1') {
    const issuedAt = Math.floor(Date.now() / 1000) - age;
    const signIn = { account, sessionId, level, expiresAt: issuedAt + LIFETIME };
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
      exp: signIn.expiresAt,
      // Tokens issued in the same second have to differ.
      jti: crypto.randomUUID(),
    });
    const refresh_token = crypto.randomUUID();
    this.#byAccessToken.set(access_token, signIn);
    this.#byRefreshToken.set(refresh_token, signIn);
    return {
      access_token,
      refresh_token,
      token_type: 'bearer',
      expires_in: LIFETIME,
      expires_at: signIn.expiresAt,
      user: this.userOf(account),
      weak_password: null,
    };
  }

  /** Exchanges a refresh token, once, for new tokens. @throws Refusal for a used or unknown one */
  refresh(refreshToken: string) {
    const signIn = this.#byRefreshToken.get(refreshToken);
    if (!signIn || this.#ended.has(signIn.sessionId)) {
      throw deny(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    }
    this.#byRefreshToken.delete(refreshToken);
    return this.issue(signIn.account, 0, signIn.sessionId, signIn.level);
  }

  /** Ends every session: its refresh token is refused from then on. */
  endAll(): void {
    for (const { sessionId } of this.#byRefreshToken.values()) this.#ended.add(sessionId);
  }

  end({ sessionId }: SignIn): void {
    this.#ended.add(sessionId);
  }

  /** Ends the account's other sessions. */
  endOthers({ account, sessionId }: SignIn): void {
    for (const other of this.#byRefreshToken.values()) {
      if (other.account.id === account.id && other.sessionId !== sessionId) this.end(other);
    }
  }

  /** The session of an access token. Tokens of ended sessions are valid until they expire. */
  ownerOf(accessToken: string): (SignIn & { ended: boolean }) | undefined {
    const signIn = this.#byAccessToken.get(accessToken);
    return signIn && { ...signIn, ended: this.#ended.has(signIn.sessionId) };
  }

  /** Whether the session has the level that the account's factors demand. */
  isComplete({ account, level }: SignIn): boolean {
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
