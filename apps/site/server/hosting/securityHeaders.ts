import { WORKER_POLICY } from '../../src/features/admin/pictures/workerPolicy.ts';
import type { Analytics } from '../../src/lib/analytics.ts';
import { CAPTCHA_POLICY, CAPTCHA_PROVIDERS, type Captcha } from '../../src/lib/captcha.ts';
import type { PageContents } from '../pageContents.ts';

/**
 * Browser features that the site doesn't use and that could spy or cost money. Others, such as motion
 * sensors, are not listed: each costs bytes of the first packets of a page.
 */
const UNUSED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/** The same on every host. @param backend undefined: the page's own origin */
export function securityHeaders(
  pages: PageContents,
  backend: string | undefined,
  captcha?: Captcha,
  analytics?: Analytics,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(pages, backend, captcha, analytics),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/**
 * Allows what the built pages hold, and nothing else. All pages share one policy, because in-app
 * navigation shows the next page under the policy of the first one.
 * @param captcha of the sign-in, which `policyWithoutCaptcha` takes back on all other pages
 */
export function contentSecurityPolicy(
  { scripts, styles, styleAttributes, frames }: PageContents,
  backend: string | undefined,
  captcha?: Captcha,
  analytics?: Analytics,
): string {
  const allowed = captcha && CAPTCHA_PROVIDERS[captcha.provider];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...(allowed?.scripts ?? [])],
    'style-src': ["'self'", ...styles, ...(allowed?.styles ?? [])],
    'style-src-attr': styleAttributes.size > 0 ? ["'unsafe-hashes'", ...styleAttributes] : [],
    // An entry may name a picture on any host.
    'img-src': ["'self'", 'https:', 'data:', ...storedPicturesOf(backend)],
    'font-src': ["'self'"],
    'connect-src': [...connectionsTo(backend, analytics), ...(allowed?.connections ?? [])],
    'frame-src': [...frames, ...(allowed?.frames ?? [])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [WORKER_POLICY, ...(allowed ? [CAPTCHA_POLICY] : [])],
  };
  return written(directives);
}

/**
 * The policy of a `<meta>` element that takes the CAPTCHA's permissions back on a page without a
 * sign-in. A browser obeys both policies, so what the header asks of inline code holds as well.
 * Hosts combine or overwrite headers by path, each in its own way; this needs none of them.
 * @param frames origins of the frames that any page shows
 */
export function policyWithoutCaptcha(
  backend: string | undefined,
  frames: readonly string[],
  analytics?: Analytics,
): string {
  return written({
    'script-src': ["'self'", "'unsafe-inline'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': connectionsTo(backend, analytics),
    'frame-src': frames,
    'trusted-types': ["'none'"],
  });
}

/** Uploaded pictures lie at the backend, which is named only where it is local, without `https`. */
function storedPicturesOf(backend: string | undefined): string[] {
  const url = backend === undefined ? undefined : new URL(backend);
  return url?.protocol === 'http:' ? [url.origin] : [];
}

function connectionsTo(backend: string | undefined, analytics: Analytics | undefined): string[] {
  const others = [backend, analytics?.url].filter((url) => url !== undefined);
  return ["'self'", ...others.map((url) => new URL(url).origin)];
}

function written(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
