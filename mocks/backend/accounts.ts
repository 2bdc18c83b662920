import { Refusal } from './refusal';

/** Seconds for which an access token is good. */
const LIFETIME = 3600;

export interface Account {
  id: string;
  email: string;
  password: string;
  /** Whether the list of admins names it. */
  admin: boolean;
}

/** The accounts of the seed. */
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

/** A refusal as the auth API words it. */
export const deny = (status: number, error_code: string, msg: string): Refusal =>
  new Refusal(status, { code: status, error_code, msg } as { msg: string });

/** Who is signed in, and with which tokens. */
export class Sessions {
  readonly #byAccessToken = new Map<string, SignIn>();
  readonly #byRefreshToken = new Map<string, SignIn>();
  readonly #ended = new Set<string>();

  /**
   * Begins or continues a session.
   * @param age seconds since it was issued
   * @returns what the auth API answers, and what its client keeps in the browser
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
      // Two tokens of one second differ.
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

  refresh(refreshToken: string) {
    const signIn = this.#byRefreshToken.get(refreshToken);
    if (!signIn || this.#ended.has(signIn.sessionId)) {
      throw deny(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    }
    this.#byRefreshToken.delete(refreshToken);
    return this.issue(signIn.account, 0, signIn.sessionId);
  }

  /** Ends every session, here and on every other device. */
  endAll(): void {
    for (const { sessionId } of this.#byRefreshToken.values()) this.#ended.add(sessionId);
  }

  end({ sessionId }: SignIn): void {
    this.#ended.add(sessionId);
  }

  /** Whose token this is. An access token stays good until it expires, even after its session ended. */
  ownerOf(accessToken: string): (SignIn & { ended: boolean }) | undefined {
    const signIn = this.#byAccessToken.get(accessToken);
    return signIn && { ...signIn, ended: this.#ended.has(signIn.sessionId) };
  }
}

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

/** It looks like a JWT, and nobody signed it. */
function tokenOf(payload: object): string {
  const encoded = (part: object) =>
    btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return [encoded({ alg: 'HS256', typ: 'JWT' }), encoded(payload), 'unsigned'].join('.');
}
