import { contentsOf } from './pageContents.ts';

/** Browser features that the site doesn't use. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The headers that every answer of the site carries, on every host.
 * @param pages the HTML of every page
 * @param backend address of the backend; absent: the page's own origin
 */
export function securityHeaders(
  pages: Iterable<string>,
  backend: string | undefined,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(pages, backend),
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
 * @param pages the HTML of every page
 * @param backend address of the backend; absent: the page's own origin
 */
export function contentSecurityPolicy(
  pages: Iterable<string>,
  backend: string | undefined,
): string {
  const { scripts, styles, styleAttributes, frames } = contentsOf(pages);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'style-src-attr': styleAttributes.size > 0 ? ["'unsafe-hashes'", ...styleAttributes] : [],
    // An entry may name a picture on any host.
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(backend === undefined ? [] : [new URL(backend).origin])],
    'frame-src': [...frames],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
