import { lazyChunk } from '@agency/ui/hooks/lazyChunk';
import { useEffect } from 'react';
import { adminSections } from '../../adminSections';
import { backendEnv } from '../../backendEnv';
import { storedToken } from '../../startup/storedToken';

/** The panel without its section. */
export const AdminPanel = lazyChunk(async () => (await import('./AdminPanel')).AdminPanel);
export const Login = lazyChunk(async () => (await import('./Login')).Login);
export const NewPassword = lazyChunk(async () => (await import('./NewPassword')).NewPassword);

/** The screens of the admin, each of which is downloaded when it is the next one. */
export const adminScreens = [AdminPanel, Login, NewPassword] as const;

const ignored = () => {};

function preloadPanel(): void {
  void AdminPanel.preload()?.catch(ignored);
  const section = adminSections[window.location.pathname.replace(/\/$/, '')];
  void section?.preload()?.catch(ignored);
}

function preloadLogin(): void {
  void Login.preload()?.catch(ignored);
}

/**
 * Downloads the screen that comes after the check of the session; the panel when someone begins to
 * sign in, and the login when someone begins to use the panel: logging out needs no network.
 * @param recovering whether the address has the token of a recovery link
 */
export function usePreloadedScreens(recovering: boolean): void {
  useEffect(() => {
    const { url } = backendEnv();
    if (recovering) void NewPassword.preload()?.catch(ignored);
    else if (storedToken(url || window.location.origin) !== undefined) preloadPanel();
    else preloadLogin();
    const leaving = new AbortController();
    const options = { once: true, signal: leaving.signal };
    document.addEventListener('input', preloadPanel, options);
    for (const used of ['pointermove', 'pointerdown', 'keydown']) {
      document.addEventListener(used, preloadLogin, options);
    }
    return () => leaving.abort();
  }, [recovering]);
}
