import { lazyPart, usePreloaded } from '@agency/ui/primitives/lazyPart';
import { useEffect } from 'react';
import { storedToken } from '#src/lib/backend/sessionStore.ts';
import { backendUrl } from '#src/lib/backend/supabase.ts';

/** The panel without its section. */
export const AdminPanel = lazyPart(async () => (await import('../layout/AdminPanel')).AdminPanel);
export const Login = lazyPart(async () => (await import('./Login')).Login);
export const NewPassword = lazyPart(async () => (await import('./NewPassword')).NewPassword);

/**
 * Downloads the screen that comes after the check of the session, and the login when someone begins to
 * use the panel: logging out needs no network.
 * @param recovering whether the URL has the token of a recovery link
 */
export function usePreloadedScreen(recovering: boolean): void {
  usePreloaded(Login);
  useEffect(() => {
    const signedIn = storedToken(backendUrl()) !== undefined;
    const next = signedIn ? AdminPanel : Login;
    (recovering ? NewPassword : next).preload().catch(() => {});
  }, [recovering]);
}
