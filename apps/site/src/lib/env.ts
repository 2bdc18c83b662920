import { parseUrl } from '@agency/model/text/parseUrl';
import { LOCAL_SITE } from './paths.ts';

export interface Env {
  /** The origin under which visitors know the site, as canonical URLs and feeds name it. */
  VITE_SITE_URL: string;
  /** URL of the Supabase project; absent: the page's own origin. */
  VITE_SUPABASE_URL: string | undefined;
  /** The project's publishable (anonymous) key. */
  VITE_SUPABASE_ANON_KEY: string | undefined;
}

type Raw = Readonly<Record<string, string | undefined>>;

/** @throws Error naming the variable that is malformed */
export function parseEnv(raw: Raw): Env {
  const site = raw.VITE_SITE_URL || LOCAL_SITE;
  const url = raw.VITE_SUPABASE_URL || undefined;
  const key = raw.VITE_SUPABASE_ANON_KEY || undefined;
  if (!isHttpOrigin(site) || parseUrl(site)?.pathname !== '/') {
    throw new Error(
      `VITE_SITE_URL must be an http or https origin like https://www.example.com, not "${site}".`,
    );
  }
  if (url !== undefined && !isHttpOrigin(url)) {
    throw new Error(
      `VITE_SUPABASE_URL must be an http or https address like https://project.supabase.co, not "${url}".`,
    );
  }
  if (url !== undefined && key === undefined) {
    throw new Error('VITE_SUPABASE_ANON_KEY must be set when VITE_SUPABASE_URL is.');
  }
  if (key !== undefined && !/^[\w.-]+$/.test(key)) {
    throw new Error(
      'VITE_SUPABASE_ANON_KEY must be a key: letters, digits, ".", "_" and "-" only.',
    );
  }
  if (key !== undefined && isSecret(key)) {
    throw new Error(
      'VITE_SUPABASE_ANON_KEY is a secret key. Everyone can read it in the page: use the publishable one.',
    );
  }
  return {
    VITE_SITE_URL: new URL(site).origin,
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_ANON_KEY: key,
  };
}

function isHttpOrigin(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
}

/** Secret keys name themselves; the older ones do it in the payload of a JWT. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const payload = key.split('.')[1];
  if (payload === undefined) return false;
  try {
    return /"role"\s*:\s*"service_role"/.test(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    );
  } catch {
    return false;
  }
}
