import type { Variables } from '../../site/server/env.ts';
import type { Site } from '../../site/src/content/siteTypes.ts';
import { isExample } from './checkEnv.ts';
import { broken, type Finding, reasonOf } from './finding.ts';
import { supabaseRequest, TIMEOUT } from './supabaseRequest.ts';

/** Other refusals than these are the manners of sites that see no browser. */
const GONE = [401, 404, 410];

/** Asks whatever the site leads to, and says where nothing answers. */
export async function checkLinks(site: Site, raw: Variables): Promise<Finding[]> {
  const { VITE_SITE_URL: own, VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key = '' } = raw;
  const read = (target: string) => fetch(target, { signal: AbortSignal.timeout(TIMEOUT) });
  const readRows = (target: string) =>
    supabaseRequest({ url: target.replace(/\/+$/, ''), key }, '/rest/v1/blog_posts?limit=1');
  const pages = [
    ...Object.entries(site.links).map(([name, href]) => ({ label: `links.${name}`, href })),
    ...[...site.social, ...site.legal],
  ];
  const findings = await Promise.all([
    ...pages.map(({ label, href }) => reach(`site.ts: ${label}`, href, read)),
    reach('VITE_SITE_URL', own, read),
    reach('VITE_SUPABASE_URL', url, readRows),
  ]);
  return findings.flat();
}

async function reach(
  where: string,
  target: string | undefined,
  request: (target: string) => Promise<{ status: number }>,
): Promise<Finding[]> {
  if (target === undefined || !isAskable(target)) return [];
  try {
    const { status } = await request(target);
    if (!GONE.includes(status) && status < 500) return [];
    return [broken(`${where} answers with status ${status}: ${target}`)];
  } catch (error) {
    return [broken(`${where} does not answer (${reasonOf(error)}): ${target}`)];
  }
}

/** Malformed URLs and placeholders are findings of their own. */
function isAskable(target: string): boolean {
  const { protocol = '', hostname = '' } = URL.parse(target) ?? {};
  const isPlaceholder = isExample(target) || /(?:^|\.)example\.com$/.test(hostname);
  return /^https?:$/.test(protocol) && !isPlaceholder;
}
