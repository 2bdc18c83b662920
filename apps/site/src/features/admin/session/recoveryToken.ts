/**
 * The one-time token of a mail for a new password: `?token_hash=…&type=recovery`. It is redeemed when
 * the new password is sent and not before, because mail scanners open links.
 */
export function recoveryToken(search: string): string | undefined {
  const params = new URLSearchParams(search);
  if (params.get('type') !== 'recovery') return undefined;
  return params.get('token_hash') || undefined;
}
