/** Headers for a path; where several apply, all of them do. `*` is any rest. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** The file for addresses without one of their own. `:name` is one part of a path. */
export interface Rewrite {
  from: string;
  to: string;
}

export interface VercelConfig {
  cleanUrls: boolean;
  trailingSlash: boolean;
  headers: { source: string; headers: { key: string; value: string }[] }[];
  rewrites: { source: string; destination: string }[];
}

/** Cloudflare leaves out what is longer, without a word. */
const LONGEST_LINE = 2000;

/**
 * The same rules in the words of each host, by file.
 * @throws Error when a line is longer than a host reads
 */
export function hostingFiles(
  rules: readonly HeaderRule[],
  rewrites: readonly Rewrite[],
): Record<string, string> {
  return {
    _headers: headersFile(rules),
    _redirects: rewrites.map(({ from, to }) => `${from} ${pageOf(to)} 200\n`).join(''),
    'nginx.conf': nginx(rules, rewrites),
    'vercel.json': `${JSON.stringify(vercel(rules, rewrites), null, 2)}\n`,
  };
}

/** Netlify and Cloudflare Pages. */
function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long) throw new Error(`A header is longer than ${LONGEST_LINE} characters: ${long}`);
  return `${lines.join('\n')}\n`;
}

/** For Vercel, and for our own preview. */
function vercel(rules: readonly HeaderRule[], rewrites: readonly Rewrite[]): VercelConfig {
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path, headers }) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    rewrites: rewrites.map(({ from, to }) => ({ source: from, destination: pageOf(to) })),
  };
}

function nginx(rules: readonly HeaderRule[], rewrites: readonly Rewrite[]): string {
  // A location inherits no header once it adds one: it has to name them all.
  const headersOf = (path: string) =>
    rules
      .filter((rule) => rule.path === path || rule.path === '/*')
      .flatMap(({ headers }) => Object.entries(headers))
      .map(([name, value]) => {
        // That a file is missing is nothing to be remembered for a year.
        const whenMissing = name === 'Cache-Control' ? '' : ' always';
        return `add_header ${name} "${value}"${whenMissing};`;
      });
  const location = (match: string, ...lines: string[]) => [
    `location ${match} {`,
    ...lines.map((line) => `  ${line}`),
    '}',
  ];
  const special = rules.map(({ path }) => path).filter((path) => path !== '/*');
  return [
    '# To be included in a server block whose root is this folder.',
    ...headersOf('/*'),
    'error_page 404 /404.html;',
    'location ~ ^/(_headers|_redirects|nginx\\.conf|vercel\\.json)$ { return 404; }',
    ...location('/', 'try_files $uri.html $uri $uri/index.html =404;'),
    ...special.flatMap((path) =>
      location(
        path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`,
        'try_files $uri =404;',
        ...headersOf(path),
      ),
    ),
    ...rewrites.flatMap(({ from, to }) =>
      location(`~ ^${from.replace(/:\w+/g, '[^/]+')}/?$`, `try_files $uri.html $uri ${to};`),
    ),
    '',
  ].join('\n');
}

/** The address of a page, which has no ending. */
function pageOf(file: string): string {
  return file.replace(/\.html$/, '');
}
