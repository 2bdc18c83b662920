import { Refusal } from './refusal';

/** Seconds until an access token expires. */
const LIFETIME = 3600;

export interface Account {
  id: string;
  email: string;
  password: string;
  /** Whether it is on the list of admins. */
  admin: boolean;
}

/** The accounts of the seed: an admin, and one that is not on the list of admins. */
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
} as const satisfies Record<string, Account>;

interface SignIn {
  account: Account;
  sessionId: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** An error response in the format of the auth API. */
export const deny = (status: number, error_code: string, msg: string): Refusal =>
  new Refusal(status, { code: status, error_code, msg } as { msg: string });

/** Sessions, found by their access or refresh token. */
export class Sessions {
  readonly #byAccessToken = new Map<string, SignIn>();
  readonly #byRefreshToken = new Map<string, SignIn>();
  readonly #ended = new Set<string>();

  /**
   * Starts a session, or renews the one of `sessionId`.
   * @param age seconds since the access token was issued
   * @returns the token response of the auth API, which its client stores in the browser
   */
  issue(account: Account, age = 0, sessionId: string = crypto.randomUUID()) {
    const issuedAt = Math.floor(Date.now() / 1000) - age;
    const signIn = { account, sessionId, expiresAt: issuedAt + LIFETIME };
    const { id: sub, email } = account;
    const role = 'authenticated';
    const access_token = tokenOf({
      sub,
      aud: role,
      role,
      email,
      session_id: sessionId,
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
      user: userOf(account),
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
    return this.issue(signIn.account, 0, signIn.sessionId);
  }

  /** Ends every session: its refresh token is refused from then on. */
  endAll(): void {
    for (const { sessionId } of this.#byRefreshToken.values()) this.#ended.add(sessionId);
  }

  end({ sessionId }: SignIn): void {
    this.#ended.add(sessionId);
  }

  /** The session of an access token. Tokens of ended sessions are valid until they expire. */
  ownerOf(accessToken: string): (SignIn & { ended: boolean }) | undefined {
    const signIn = this.#byAccessToken.get(accessToken);
    return signIn && { ...signIn, ended: this.#ended.has(signIn.sessionId) };
  }
}

/** The user object of the auth API. */
export function userOf({ id, email }: Account) {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    is_anonymous: false,
  };
}

/** A JWT without a signature: the mock looks tokens up instead of verifying them. */
function tokenOf(payload: object): string {
  const encoded = (part: object) =>
    btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return [encoded({ alg: 'HS256', typ: 'JWT' }), encoded(payload), 'unsigned'].join('.');
}
