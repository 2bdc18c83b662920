import type { Site } from '../../site/src/content/siteShape.ts';
import { ask, TIMEOUT } from './askProject.ts';
import { isExample } from './checkEnv.ts';
import { type Finding, reasonOf } from './finding.ts';

type Raw = Readonly<Record<string, string | undefined>>;

/** Asks whatever the site leads to, and says where nothing answers. */
export async function checkReach(site: Site, raw: Raw): Promise<Finding[]> {
  const { VITE_SITE_URL: own, VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key = '' } = raw;
  const targets: [where: string, target: string | undefined][] = [
    ...Object.entries(site.links).map(([name, href]) => [`site.ts: links.${name}`, href] as const),
    ...[...site.social, ...site.legal].map(
      ({ label, href }) => [`site.ts: ${label}`, href] as const,
    ),
    ['VITE_SITE_URL', own] as const,
  ].map(([where, target]) => [where, target]);
  const asked = targets.map(([where, target]) =>
    target === undefined || !isAskable(target)
      ? undefined
      : answered(where, target, () => statusOf(target)),
  );
  if (url !== undefined && isAskable(url)) {
    const project = { url: url.replace(/\/+$/, ''), key };
    asked.push(
      answered('VITE_SUPABASE_URL', url, async () => {
        const { status } = await ask(project, '/rest/v1/blog_posts?limit=1');
        return status;
      }),
    );
  }
  return (await Promise.all(asked)).filter((finding) => finding !== undefined);
}

/** Malformed URLs and placeholders are findings of their own. */
function isAskable(target: string): boolean {
  const parsed = URL.parse(target);
  return (
    parsed !== null &&
    /^https?:$/.test(parsed.protocol) &&
    !isExample(target) &&
    !/(?:^|\.)example\.com$/.test(parsed.hostname)
  );
}

async function statusOf(target: string): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const { status } = await fetch(target, { signal });
  return status;
}

/** Other refusals than these are the manners of sites that see no browser. */
const GONE = [401, 404, 410];

async function answered(
  where: string,
  target: string,
  request: () => Promise<number>,
): Promise<Finding | undefined> {
  const says = await request().then(
    (status) =>
      GONE.includes(status) || status >= 500 ? `answers with status ${status}` : undefined,
    (error) => `does not answer (${reasonOf(error)})`,
  );
  return says === undefined ? undefined : { kind: 'broken', text: `${where} ${says}: ${target}` };
}
