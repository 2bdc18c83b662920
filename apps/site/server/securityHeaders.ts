import { createHash } from 'node:crypto';

/** An element with its attributes and its text, or an attribute; `>` may stand inside quotes. */
const ATTRIBUTES = `((?:\\s+[^\\s=>]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+))?)*)\\s*`;
const BLOCK = new RegExp(`<(script|style)${ATTRIBUTES}>([^]*?)</\\1>`, 'g');
const TAG = new RegExp(`<([a-z][\\w-]*)${ATTRIBUTES}/?>`, 'g');
/** Types of scripts that are data, and never run. */
const DATA = /\btype="application\/(?:ld\+)?json"/;

/** Powers of the browser that the site has no use for. */
const UNUSED_POWERS = [
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

/** The headers that every answer of the site carries, whoever serves it. */
export function securityHeaders(
  pages: readonly string[],
  backend: string | undefined,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(pages, backend),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_POWERS.map((power) => `${power}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/**
 * Allows what the built pages hold, and nothing else. One policy for all of them: a host answers
 * with some page at any address, and a visitor goes on to the next page inside the first one's.
 * @param pages the HTML of every page
 * @param backend address of the backend; absent: the page's own origin
 */
export function contentSecurityPolicy(
  pages: readonly string[],
  backend: string | undefined,
): string {
  const { scripts, styles, styleAttributes, frames } = contentsOf(pages);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'style-src-attr': styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : [],
    // The admin may name any picture.
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(backend === undefined ? [] : [new URL(backend).origin])],
    'frame-src': frames,
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

/** What a policy has to allow, each once. */
function contentsOf(pages: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  const frames = new Set<string>();
  for (const page of pages) {
    const markup = page.replace(BLOCK, (_, element: string, attributes: string, text: string) => {
      if (element === 'style') styles.add(hashOf(text));
      else if (!attributeOf(attributes, 'src') && !DATA.test(attributes)) scripts.add(hashOf(text));
      return '';
    });
    for (const [, element, attributes = ''] of markup.matchAll(TAG)) {
      const style = attributeOf(attributes, 'style');
      if (style) styleAttributes.add(hashOf(style));
      const src = element === 'iframe' && attributeOf(attributes, 'src');
      if (src) frames.add(new URL(src).origin);
    }
  }
  return {
    scripts: [...scripts],
    styles: [...styles],
    styleAttributes: [...styleAttributes],
    frames: [...frames],
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const;

/** The value of an attribute as the browser reads it. */
function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return (value?.[1] ?? value?.[2])?.replace(/&(?:#x([\da-f]+)|(\w+));/gi, (all, code, word) => {
    if (code) return String.fromCodePoint(Number.parseInt(code, 16));
    return NAMED[word as keyof typeof NAMED] ?? all;
  });
}
