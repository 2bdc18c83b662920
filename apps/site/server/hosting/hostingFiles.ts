import { CACHE_HEADERS, REVALIDATED } from './cacheHeaders.ts';
import { patternOf, REWRITES } from './rewrites.ts';

interface HostingRules {
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** URLs that have moved for good; both as paths that are not encoded. */
  redirects: readonly { from: string; to: string }[];
}

export type VercelConfig = ReturnType<typeof vercel>;

/** Characters; Cloudflare ignores longer lines without a warning. */
const LONGEST_LINE = 2000;

/** The same rules in the format of each host. @throws Error when a line is too long for a host */
export function hostingFiles(rules: HostingRules): Record<string, string> {
  return {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    'nginx.conf': nginx(rules),
    'vercel.json': `${JSON.stringify(vercel(rules), null, 2)}\n`,
  };
}

/**
 * Rules by path for hosts that apply all that fit. They revalidate pages by default, so `/*` has no
 * cache rule: its value would be combined with the assets' own.
 */
function headerRules({ headers }: HostingRules) {
  return [
    { path: '/*', headers },
    ...CACHE_HEADERS.map(({ path, value }) => ({ path, headers: { 'Cache-Control': value } })),
  ];
}

/** Netlify and Cloudflare. */
function headersFile(rules: HostingRules): string {
  const lines = headerRules(rules).flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long) throw new Error(`A header is longer than ${LONGEST_LINE} characters: ${long}`);
  return `${lines.join('\n')}\n`;
}

/** Netlify and Cloudflare, which take the first rule that fits. */
function redirectsFile({ redirects }: HostingRules): string {
  return [
    ...redirects.map(({ from, to }) => `${encodePath(from)} ${encodePath(to)} 301\n`),
    ...REWRITES.map(({ from, to }) => `${from} ${to} 200\n`),
  ].join('');
}

/** For Vercel, and for our own preview. */
function vercel(rules: HostingRules) {
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: headerRules(rules).map(({ path, headers }) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: rules.redirects.map(({ from, to }) => ({
      source: encodePath(from),
      destination: encodePath(to),
      statusCode: 301,
    })),
    rewrites: REWRITES.map(({ from, to }) => ({ source: from, destination: to })),
  };
}

/** Text types whose charset nginx doesn't send by itself; HTML needs no mention. */
const CHARSET_TYPES =
  'application/javascript application/json application/manifest+json application/xml ' +
  'image/svg+xml text/css text/javascript text/plain text/xml';

/** Redirects to a URL without a slash at its end; nginx escapes what it inserts. */
const WITHOUT_SLASH = 'rewrite ^/(.+?)/+$ /$1 permanent;';
/** A safe path with the ending of a page, as it was asked for: internal redirects don't count. */
const WITH_ENDING = String.raw`^/((?:[\w%~.-]+/)*[\w%~.-]+)\.html(?:\?|$)`;

function nginx({ headers, redirects }: HostingRules): string {
  // A location that adds a header inherits none, so it repeats all of them.
  const headersOf = (cacheControl: string, whenMissing: string) => [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    `add_header Cache-Control "${cacheControl}"${whenMissing};`,
  ];
  const location = (match: string, ...lines: string[]) => [
    `location ${match} {`,
    ...lines.map((line) => `  ${line}`),
    '}',
  ];
  return [
    '# Include this file in a server block whose root is this folder.',
    'charset utf-8;',
    `charset_types ${CHARSET_TYPES};`,
    'absolute_redirect off;',
    '# Every text file has a compressed form beside it.',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    '# With the module ngx_brotli:',
    '# brotli_static on;',
    ...headersOf(REVALIDATED, ' always'),
    'error_page 404 /404.html;',
    String.raw`# Browsers read /\host and //host as another host: no rule may redirect to such a path.`,
    String.raw`if ($uri ~ "^//|\\\\") { return 404; }`,
    ...location('= /404.html', 'internal;'),
    ...location('~ ^/(_headers|_redirects|nginx\\.conf|vercel\\.json|404)$', 'return 404;'),
    ...location('= /index.html', 'return 301 /$is_args$args;'),
    ...location(
      '~ \\.html$',
      `if ($request_uri ~ "${WITH_ENDING}") { return 301 /$1$is_args$args; }`,
      'try_files $uri =404;',
    ),
    ...location('~ \\.webmanifest$', 'types { }', 'default_type application/manifest+json;'),
    ...location('/', WITHOUT_SLASH, 'try_files $uri.html $uri $uri/index.html =404;'),
    ...CACHE_HEADERS.flatMap(({ path, value }) =>
      location(
        path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`,
        'try_files $uri =404;',
        // Only files that exist may be cached.
        ...headersOf(value, ''),
      ),
    ),
    ...redirects.flatMap(({ from, to }) =>
      location(
        `= "${from.replace(/["\\]/g, '\\$&')}"`,
        `return 301 ${encodePath(to)}$is_args$args;`,
      ),
    ),
    ...REWRITES.flatMap(({ from, to }) =>
      location(`~ ${patternOf(from)}`, WITHOUT_SLASH, `try_files $uri.html $uri ${to}.html;`),
    ),
    '',
  ].join('\n');
}

/** A path in a URL, without any character that a host reads as a pattern. */
export function encodePath(path: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return encoded.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
