import { TRUSTED_TYPES_POLICY_NAME } from '../../src/features/admin/lib/trustedTypesPolicyName.ts';
import { CAPTCHA_PROVIDERS, type Captcha } from '../../src/lib/captchaProviders.ts';
import type { CspSources } from './collectCspSources.ts';

/** Servers that pages use beside their own. */
export interface AllowedServers {
  /** URL of the backend; default: the page's own origin. */
  backend?: string | undefined;
  /** Of the sign-in, which `policyWithoutCaptcha` takes back on all other pages. */
  captcha?: Captcha | undefined;
  /** URL that page views are sent to. */
  analytics?: string | undefined;
}

/**
 * Allows what the built pages hold, and nothing else. All pages share one policy, because in-app
 * navigation shows the next page under the policy of the first one.
 */
export function contentSecurityPolicy(
  { scripts, styles, styleAttributes, frames }: CspSources,
  { captcha, ...allowed }: AllowedServers = {},
): string {
  const { backend } = allowed;
  // Uploaded pictures lie at the backend, which is named only where it is local, without `https`.
  const pictures = backend?.startsWith('http:') ? [new URL(backend).origin] : [];
  const provider = captcha && CAPTCHA_PROVIDERS[captcha.provider];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...(provider?.scripts ?? [])],
    'style-src': ["'self'", ...styles, ...(provider?.styles ?? [])],
    'style-src-attr': styleAttributes.size > 0 ? ["'unsafe-hashes'", ...styleAttributes] : [],
    // An entry may name a picture on any host.
    'img-src': ["'self'", 'https:', 'data:', ...pictures],
    'font-src': ["'self'"],
    'connect-src': [...connectionsTo(allowed), ...(provider?.connections ?? [])],
    'frame-src': [...frames, ...(provider?.frames ?? [])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY_NAME],
  };
  return written(directives);
}

/**
 * The policy of a `<meta>` element that takes the CAPTCHA's permissions back on a page without a
 * sign-in. A browser obeys both policies, so what the header asks of inline code holds as well.
 * Hosts combine or overwrite headers by path, each in its own way; this needs none of them.
 * @param frames origins of the frames that any page shows
 */
export function policyWithoutCaptcha(frames: readonly string[], allowed: AllowedServers): string {
  return written({
    'script-src': ["'self'", "'unsafe-inline'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': connectionsTo(allowed),
    'frame-src': frames,
    'trusted-types': ["'none'"],
  });
}

function connectionsTo({ backend, analytics }: AllowedServers): string[] {
  const others = [backend, analytics].filter((url) => url !== undefined);
  return ["'self'", ...others.map((url) => new URL(url).origin)];
}

function written(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
