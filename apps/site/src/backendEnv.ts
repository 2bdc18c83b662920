/**
 * Address and publishable key of the backend; an empty address is the page's own origin. The build has
 * parsed both (`env.ts`), so that visitors don't download the rules for them.
 */
export function backendEnv(): { url: string; key: string } {
  const { VITE_SUPABASE_URL: url = '', VITE_SUPABASE_ANON_KEY: key = '' } = import.meta.env;
  return { url, key };
}
