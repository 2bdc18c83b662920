import type { CspSources } from './collectCspSources.ts';
import { type AllowedServers, contentSecurityPolicy } from './contentSecurityPolicy.ts';

/**
 * Browser features that the site doesn't use and that could spy or cost money. Others, such as motion
 * sensors, are not listed: each costs bytes of the first packets of a page.
 */
const NO_FEATURES =
  'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/** The same on every host. */
export function securityHeaders(
  pages: CspSources,
  allowed: AllowedServers = {},
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(pages, allowed),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': NO_FEATURES,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
