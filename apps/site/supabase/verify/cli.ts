// `pnpm verify-project [--write]`: checks a hosted project and the deployed site from outside. Reads
// the same variables as a build, and VERIFY_ADMIN_EMAIL with VERIFY_ADMIN_PASSWORD where they are set.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { parseEnv } from '../../src/env.ts';
import { reportOf, verifyProject } from './verifyProject.ts';

try {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  const raw = loadEnv('production', join(import.meta.dirname, '../..'), 'VITE_');
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key, VITE_SITE_URL } = parseEnv(raw);
  if (url === undefined || key === undefined) {
    throw new Error('VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY must name the project.');
  }
  const { VERIFY_ADMIN_EMAIL: email, VERIFY_ADMIN_PASSWORD: password } = process.env;
  const admin = email && password ? { email, password } : undefined;
  const findings = await verifyProject(
    { url: url.replace(/\/+$/, ''), key, admin },
    { site: raw.VITE_SITE_URL ? VITE_SITE_URL : undefined, write: values.write },
  );
  console.log(reportOf(findings));
  process.exitCode = findings.some(({ outcome }) => outcome === 'broken') ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
