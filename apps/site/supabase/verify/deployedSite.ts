import { securityHeaders } from '../../server/securityHeaders.ts';
import type { Finding, Project } from './project.ts';

/** Milliseconds for one answer. */
const TIMEOUT = 15_000;
const SERVE =
  'Serve apps/site/dist by .github/HOSTING.md: the host has to read the file made for it.';

/**
 * Checks what a deployed site answers with.
 * @param site its origin
 */
export async function deployedSite(site: string, project: Project | undefined): Promise<Finding[]> {
  const get = (path: string) =>
    fetch(site + path, {
      headers: { Accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
  const home = await get('/');
  const html = await home.text();
  const missing = await get('/verify-project/no-such-page');
  const asset = /\/assets\/[\w.-]+\.(?:js|woff2)/.exec(html)?.[0];
  const assetAnswer = await get(asset ?? '/assets/none');

  return [
    finding('The site answers', home.status === 200, `Status ${home.status}.`),
    headersOf(site, { '/': home, 'a missing page': missing, 'an asset': assetAnswer }),
    policyOf(home, site, project),
    finding(
      'Unknown addresses answer with status 404',
      missing.status === 404,
      `Status ${missing.status}.`,
    ),
    await rewritesOf(get),
    finding(
      'Pages are revalidated, assets are kept',
      !keeps(home) && assetAnswer.headers.get('cache-control')?.includes('immutable') === true,
      `Cache-Control: ${home.headers.get('cache-control')} for a page, ${assetAnswer.headers.get('cache-control')} for an asset.`,
    ),
    finding(
      'Text is compressed',
      home.headers.get('content-encoding') !== null,
      'A page came uncompressed.',
      'Switch gzip_static (nginx) or the compression of your host on.',
    ),
  ];
}

/** The headers whose absence leaves a browser unprotected, on each kind of answer. */
function headersOf(site: string, answers: Record<string, Response>): Finding {
  const names = Object.keys(securityHeaders([], undefined)).filter(
    (name) => name !== 'Strict-Transport-Security' || site.startsWith('https:'),
  );
  const absent = Object.entries(answers).flatMap(([place, { headers }]) =>
    names.filter((name) => !headers.get(name)).map((name) => `${name} of ${place}`),
  );
  const seen = `Missing: ${absent.join(', ')}.`;
  return finding('Every answer carries the security headers', absent.length === 0, seen);
}

function policyOf({ headers }: Response, site: string, project: Project | undefined): Finding {
  const policy = headers.get('content-security-policy') ?? '';
  const promise = 'The content security policy is strict, and allows the backend';
  if (!policy.startsWith("default-src 'none'") || /unsafe-(?:inline|eval)/.test(policy)) {
    return finding(promise, false, `Policy: ${policy.slice(0, 120) || 'none'}.`);
  }
  const backend = project && new URL(project.url).origin;
  const sources = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  const isAllowed = !backend || backend === new URL(site).origin || sources.includes(backend);
  const seen = `connect-src is ${sources.join(' ')}, the backend is ${backend}.`;
  return finding(promise, isAllowed, seen, 'Build again with VITE_SUPABASE_URL, and deploy.');
}

/** Pages have no ending, and rows newer than the build have a page. */
async function rewritesOf(get: (path: string) => Promise<Response>): Promise<Finding> {
  const expected: Record<string, number[]> = {
    '/about': [200],
    '/about/': [200, 301, 302, 307, 308],
    '/blog/verify-project-no-such-post': [200],
    '/admin/messages': [200],
    '/_headers': [404, 403],
  };
  const wrong: string[] = [];
  for (const [path, allowed] of Object.entries(expected)) {
    const { status } = await get(path);
    if (!allowed.includes(status)) wrong.push(`${path} answers ${status}`);
  }
  return finding('Addresses lead to their pages', wrong.length === 0, `${wrong.join(', ')}.`);
}

/** Whether a browser may show the answer again without asking. */
function keeps({ headers }: Response): boolean {
  return /immutable|max-age=[1-9]/.test(headers.get('cache-control') ?? '');
}

function finding(promise: string, holds: boolean, seen: string, remedy = SERVE): Finding {
  return holds ? { promise, outcome: 'holds' } : { promise, outcome: 'broken', seen, remedy };
}
