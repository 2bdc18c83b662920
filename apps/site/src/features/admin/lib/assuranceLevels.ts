import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * Which assurance level the session has, and which one its account demands. Both are in the session:
 * no request is sent. Tokens of a backend without second factors name no level.
 */
export async function assuranceLevels(
  auth: SupabaseClient['auth'],
): Promise<{ level: string | null; codeNeeded: boolean; hasFactors: boolean }> {
  try {
    const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
    const { currentLevel = null, nextLevel = null } = data ?? {};
    return {
      level: currentLevel,
      codeNeeded: nextLevel === 'aal2' && currentLevel !== 'aal2',
      hasFactors: currentLevel !== null,
    };
  } catch {
    // A malformed token: the backend refuses it with the first request.
    return { level: null, codeNeeded: false, hasFactors: false };
  }
}
