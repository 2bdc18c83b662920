import { collectCspSources } from '../../site/server/hosting/collectCspSources.ts';
import { securityHeaders } from '../../site/server/hosting/securityHeaders.ts';
import { type Finding, findingOf, reasonOf } from './finding.ts';
import { TIMEOUT } from './supabaseRequest.ts';

const SERVE =
  'Serve apps/site/dist by apps/site/docs/hosting.md: the host has to read the file made for it.';
/** The statuses that are right for a URL. */
const EXPECTED: Record<string, number[]> = {
  '/about': [200],
  '/about/': [200, 301, 302, 307, 308],
  // Rows newer than the build have a page.
  '/blog/doctor-no-such-post': [200],
  '/admin/messages': [200],
  '/_headers': [404, 403],
};

/**
 * Checks what a deployed site answers with.
 * @param site its origin
 * @param backend URL of its project; default: on its own origin
 */
export const checkDeployedSite = (site: string, backend = site): Promise<Finding[]> =>
  findingsOf(site, backend).catch((error) => {
    const remedy = 'Compare the address that you typed, and look at what your host says.';
    return [findingOf('The site answers', { seen: `${site}: ${reasonOf(error)}`, remedy })];
  });

async function findingsOf(site: string, backend: string): Promise<Finding[]> {
  const get = (path: string) =>
    fetch(site + path, {
      headers: { Accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
  const home = await get('/');
  const asset = /\/assets\/[\w.-]+\.(?:js|woff2)/.exec(await home.text())?.[0];
  const missing = await get('/doctor/no-such-page');
  const assetAnswer = await get(asset ?? '/assets/none');
  const answers = { '/': home, 'a missing page': missing, 'an asset': assetAnswer };
  const [pageRule, assetRule] = [home, assetAnswer].map(({ headers }) =>
    headers.get('cache-control'),
  );
  const wrong: string[] = [];
  for (const [path, allowed] of Object.entries(EXPECTED)) {
    const { status } = await get(path);
    if (!allowed.includes(status)) wrong.push(`${path} answers ${status}`);
  }
  const policy = home.headers.get('content-security-policy') ?? '';
  const isStrict =
    policy.startsWith("default-src 'none'") && !/unsafe-(?:inline|eval)/.test(policy);
  const sources = /connect-src ([^;]*)/.exec(policy)?.[1] ?? '';
  const asked = new URL(backend).origin;
  const isAllowed = asked === new URL(site).origin || sources.split(' ').includes(asked);
  const absent = absentHeaders(site, answers);

  const promises: Record<string, [holds: boolean, seen: string, remedy?: string]> = {
    'The site answers': [home.status === 200, `Status ${home.status}.`],
    'Every answer carries the security headers': [
      absent.length === 0,
      `Missing: ${absent.join(', ')}.`,
    ],
    'The content security policy is strict': [
      isStrict,
      `Policy: ${policy.slice(0, 120) || 'none'}.`,
    ],
    'The content security policy allows the backend': [
      isAllowed,
      `connect-src is ${sources}, the backend is ${asked}.`,
      'Build again with VITE_SUPABASE_URL, and deploy.',
    ],
    'Unknown addresses answer with status 404': [
      missing.status === 404,
      `Status ${missing.status}.`,
    ],
    'Addresses lead to their pages': [wrong.length === 0, `${wrong.join(', ')}.`],
    'Pages are revalidated, assets are kept': [
      !/immutable|max-age=[1-9]/.test(pageRule ?? '') && /immutable/.test(assetRule ?? ''),
      `Cache-Control: ${pageRule} for a page, ${assetRule} for an asset.`,
    ],
    'Text is compressed': [
      Boolean(home.headers.get('content-encoding')),
      'A page came uncompressed.',
      'Switch gzip_static (nginx) or the compression of your host on.',
    ],
  };
  return Object.entries(promises).map(([promise, [holds, seen, remedy = SERVE]]) =>
    findingOf(promise, holds ? undefined : { seen, remedy }),
  );
}

/** The headers whose absence leaves a browser unprotected, on each kind of answer. */
function absentHeaders(site: string, answers: Record<string, Response>): string[] {
  const names = Object.keys(securityHeaders(collectCspSources([]))).filter(
    (name) => name !== 'Strict-Transport-Security' || site.startsWith('https:'),
  );
  return Object.entries(answers).flatMap(([place, { headers }]) =>
    names.filter((name) => !headers.get(name)).map((name) => `${name} of ${place}`),
  );
}
