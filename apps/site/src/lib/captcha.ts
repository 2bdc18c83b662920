/** The providers that Supabase's authentication service knows. */
export const CAPTCHA_PROVIDERS = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    /** Sources of a content security policy that the provider documents. */
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
    connections: [],
    styles: [],
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    scripts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    frames: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    connections: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    styles: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
} as const;

export type CaptchaProvider = keyof typeof CAPTCHA_PROVIDERS;

/** The Trusted Types policy that lets the provider's script be loaded, and nothing else. */
export const CAPTCHA_POLICY = 'captcha';

export interface Captcha {
  provider: CaptchaProvider;
  /** The public key of the site at the provider. */
  siteKey: string;
}

/** @throws Error naming the variable that is malformed, or missing beside the other */
export function parseCaptcha(
  raw: Readonly<Record<string, string | undefined>>,
): Captcha | undefined {
  const { VITE_CAPTCHA_PROVIDER: provider, VITE_CAPTCHA_SITE_KEY: siteKey } = raw;
  if (!provider && !siteKey) return undefined;
  if (!provider || !Object.hasOwn(CAPTCHA_PROVIDERS, provider)) {
    throw new Error(
      `VITE_CAPTCHA_PROVIDER must be "turnstile" or "hcaptcha", not "${provider ?? ''}".`,
    );
  }
  if (!siteKey) throw new Error('VITE_CAPTCHA_SITE_KEY must be set when VITE_CAPTCHA_PROVIDER is.');
  if (!/^[\w-]+$/.test(siteKey)) {
    throw new Error('VITE_CAPTCHA_SITE_KEY must be a key: letters, digits, "_" and "-" only.');
  }
  return { provider: provider as CaptchaProvider, siteKey };
}
