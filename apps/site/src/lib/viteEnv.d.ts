/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  readonly VITE_CAPTCHA?: import('./captchaProviders').Captcha | null;
  readonly VITE_COUNTS_URL?: string;
  /** Which texts `content/legal` has, with commas between them. */
  readonly VITE_LEGAL_PAGES?: string;
  readonly VITE_BUILD_YEAR: string;
}
