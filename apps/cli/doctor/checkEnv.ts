import { parseEnv, strayEnv, type Variables } from '../../site/server/env.ts';
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

/**
 * Looks at the variables of a build, with the parser that the build stops at, and that no `.env` lies in the
 * repository's root, where nothing reads it.
 * @param root folder of the repository
 * @param raw the variables that begin with `VITE_`
 * @param processEnv those of the servers
 */
export function checkEnv(root: string, raw: Variables, processEnv: Variables): Finding[] {
  const findings: Finding[] = [];
  try {
    parseEnv({ ...processEnv, ...raw });
  } catch (error) {
    findings.push(...(error as Error).message.split('\n').map(broken));
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
  const stray = strayEnv(root);
  if (stray !== undefined) findings.push(broken(`The root: ${stray}`));
  return findings;
}

/** Whether a value is one that `.env.example` came with. */
export const isExample = (value: string) => EXAMPLES.includes(value.replace(/\/+$/, ''));
