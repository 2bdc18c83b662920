const STORED = 'sb-project-auth-token';

const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');
export const tokenWith = (claims: object): string =>
  `${encode({ alg: 'HS256' })}.${encode({ sub: 'account', ...claims })}.unsigned`;

interface SessionOptions {
  /** Second factors of the account; default: of a backend that has none. */
  factors?: object[];
  /** Seconds; default: an hour. */
  expiresIn?: number;
}

export const sessionWith = (
  claims: object,
  { factors, expiresIn = 3600 }: SessionOptions = {},
) => ({
  access_token: tokenWith(claims),
  refresh_token: `refresh ${Object.values(claims)}`,
  token_type: 'bearer',
  expires_in: expiresIn,
  expires_at: Math.floor(Date.now() / 1000) + expiresIn,
  user: { id: 'account', ...(factors && { factors }) },
});

export const storeSession = (session: object): void =>
  localStorage.setItem(STORED, JSON.stringify(session));

export const storedSession = (): string | null => localStorage.getItem(STORED);
