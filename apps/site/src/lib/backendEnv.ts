/**
 * URL and publishable key of the backend; an empty URL is the page's own origin. The build has
 * parsed both (`env.ts`), so that visitors don't download the rules for them.
 */
export function backendEnv(): { url: string; key: string } {
  // Each by its name: the object as a whole would be in every visitor's code.
  return {
    url: import.meta.env.VITE_SUPABASE_URL ?? '',
    key: import.meta.env.VITE_SUPABASE_ANON_KEY ?? '',
  };
}
