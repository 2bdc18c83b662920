// `pnpm run doctor [--offline]`: says what of configuration, content and environment is a placeholder,
// malformed or unreachable. Ends with 1 where something is malformed or unreachable.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { diagnose } from './diagnose.ts';
import { reportOf } from './finding.ts';

const SITE = join(import.meta.dirname, '..');

try {
  const { values } = parseArgs({ options: { offline: { type: 'boolean', default: false } } });
  const { site, siteForMachines } = await load(
    'apps/site/src/content/site.ts',
    () => import('../src/content/site.ts'),
  );
  const { palette } = await load(
    'packages/ui/src/tokens/palette.ts',
    () => import('@agency/ui/tokens/palette'),
  );
  const findings = await diagnose({
    root: join(SITE, '../..'),
    site,
    siteForMachines,
    palette,
    raw: loadEnv('production', SITE, 'VITE_'),
    processEnv: process.env,
    offline: values.offline,
  });
  console.log(reportOf(findings));
  process.exitCode = findings.some(({ kind }) => kind !== 'placeholder') ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** @throws Error naming the file that can't be read */
async function load<Module>(file: string, read: () => Promise<Module>): Promise<Module> {
  try {
    return await read();
  } catch (error) {
    throw new Error(`${file} can't be read: ${(error as Error).message}`);
  }
}
