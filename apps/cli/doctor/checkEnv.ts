import { parseServerEnv } from '../../site/server/serverEnv.ts';
import { parseAnalytics } from '../../site/src/lib/analytics.ts';
import { parseCaptcha } from '../../site/src/lib/captcha.ts';
import { parseEnv } from '../../site/src/lib/env.ts';
import { broken, type Finding } from './finding.ts';

const KNOWN = [
  'VITE_SITE_URL',
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'VITE_CAPTCHA_PROVIDER',
  'VITE_CAPTCHA_SITE_KEY',
  'VITE_COUNTS_PROVIDER',
  'VITE_COUNTS_URL',
];
/** What `.env.example` has in the place of real values. */
const EXAMPLES = ['https://www.example.com', 'https://project.supabase.co', 'sb_publishable_key'];

export type Raw = Readonly<Record<string, string | undefined>>;

/**
 * Looks at the variables of a build, with the parsers that the build stops at.
 * @param raw the variables that begin with `VITE_`
 * @param processEnv those of the servers
 */
export function checkEnv(raw: Raw, processEnv: Raw): Finding[] {
  const findings: Finding[] = [];
  const parsers = [parseEnv, parseCaptcha, parseAnalytics, () => parseServerEnv(processEnv)];
  for (const parse of parsers) {
    try {
      parse(raw);
    } catch (error) {
      findings.push(broken((error as Error).message));
    }
  }
  for (const [where, value] of Object.entries(raw)) {
    if (!KNOWN.includes(where)) {
      findings.push(broken(`${where} is read by nothing; known are ${KNOWN.join(', ')}.`));
    } else if (value !== undefined && isExample(value)) {
      const text = `${where} is still "${value}", as in .env.example.`;
      findings.push({ kind: 'placeholder', text });
    }
  }
  if (raw.VITE_SUPABASE_URL && !raw.VITE_SITE_URL) {
    const text =
      'VITE_SITE_URL is not set: cards, feeds and canonical addresses would name this machine.';
    findings.push({ kind: 'placeholder', text });
  }
  return findings;
}

/** Whether a value is one that `.env.example` came with. */
export const isExample = (value: string) => EXAMPLES.includes(value.replace(/\/+$/, ''));
