// The build has parsed both (`server/env.ts`), so that visitors don't download the rules for them. Each is
// named: the object as a whole would be in every visitor's code.

/** URL of the backend: the page's own origin where none is configured. */
export const backendUrl = (): string => import.meta.env.VITE_SUPABASE_URL || location.origin;

/** The backend's publishable key. */
export const backendKey = (): string => import.meta.env.VITE_SUPABASE_ANON_KEY ?? '';
