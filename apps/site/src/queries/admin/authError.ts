import type { AuthError } from '@supabase/supabase-js';
import { backendError } from '../backendError';

/** Only answers of the server have messages for users; others become an error without one. */
export const authError = ({ name, message, status }: AuthError): Error =>
  backendError({ message: name === 'AuthApiError' ? message : '' }, status ?? 0);

/** Throws what an answer of the authentication service has failed with. */
export function throwAuthError({ error }: { error: AuthError | null }): void {
  if (error) throw authError(error);
}
