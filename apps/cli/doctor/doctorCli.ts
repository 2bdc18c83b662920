// `pnpm run doctor [--offline]`: says what of configuration, content and environment is a placeholder,
// malformed or unreachable. `pnpm run doctor https://… [--write]`: checks a deployed site and its project
// from outside, with the variables of its build, and VERIFY_ADMIN_EMAIL with VERIFY_ADMIN_PASSWORD where
// they are set. Ends with 1 where something is broken.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { parseEnv } from '../../site/server/env.ts';
import { checkAccess } from './checkAccess.ts';
import { checkDeployedSite } from './checkDeployedSite.ts';
import { checkLocalSite } from './checkLocalSite.ts';
import type { Finding } from './finding.ts';
import { findingReport } from './findingReport.ts';

const SITE = join(import.meta.dirname, '../../site');
const raw = loadEnv('production', SITE, 'VITE_');

try {
  const option = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    options: { offline: option, write: option },
    allowPositionals: true,
  });
  const [siteUrl] = positionals;
  const findings = await (siteUrl === undefined
    ? ofLocalSite(values.offline)
    : ofDeployment(siteUrl, values.write));
  console.log(findingReport(findings));
  process.exitCode = findings.some(({ kind }) => kind === 'broken') ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function ofLocalSite(offline: boolean): Promise<Finding[]> {
  const content = import('../../site/src/content/site.ts');
  const { site, siteMetadata } = await content.catch(named('apps/site/src/content/site.ts'));
  const tokens = import('@agency/ui/tokens/palette');
  const { palette } = await tokens.catch(named('packages/ui/src/tokens/palette.ts'));
  const root = join(SITE, '../..');
  const processEnv = process.env;
  return checkLocalSite({ root, site, siteMetadata, palette, raw, processEnv, offline });
}

async function ofDeployment(siteUrl: string, write: boolean): Promise<Finding[]> {
  const parsed = URL.parse(siteUrl);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw new Error(`"${siteUrl}" is no address such as https://www.example.com.`);
  }
  const { backend, key } = parseEnv(raw);
  const url = backend?.replace(/\/+$/, '');
  const ofSite = await checkDeployedSite(parsed.origin, url);
  if (url === undefined || key === undefined) {
    const remedy = 'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY as for the build.';
    return [...ofSite, { kind: 'unknown', text: 'Which project it asks is not set.', remedy }];
  }
  const { VERIFY_ADMIN_EMAIL: email, VERIFY_ADMIN_PASSWORD: password } = process.env;
  const admin = email && password ? { email, password } : undefined;
  return [...ofSite, ...(await checkAccess({ url, key, admin }, write))];
}

/** @returns what throws an error that names the file */
function named(file: string) {
  return (error: Error): never => {
    throw new Error(`${file} can't be read: ${error.message}`);
  };
}
