import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../support/startServer.ts';
import { copyRepository } from './copyRepository.ts';

const ROOT = join(import.meta.dirname, '../..');

export const COUNTER = 'https://counts.example.com/api/event';
const SETTINGS = {
  VITE_COUNTS_PROVIDER: 'plausible',
  VITE_COUNTS_URL: COUNTER,
  VITE_CAPTCHA_PROVIDER: 'hcaptcha',
  VITE_CAPTCHA_SITE_KEY: 'site-key',
  NODE_ENV: 'development',
  SUPABASE_DB: 'memory',
};

/** An agency for bakeries in Lisbon, with two colours that are hard to read on paper. */
const BAKERY = {
  brand: 'Padaria Lua',
  verb: 'Raise',
  tagline: 'Websites and campaigns for the bakeries of Portugal.',
  founder: 'Inês Lua',
  phone: '+351 21 346 0700',
  email: 'ola@padarialua.pt',
  street: 'Rua das Flores 12',
  town: 'Lisboa',
  postalCode: '1200-195',
  country: 'Portugal',
  latitude: '38.7101',
  longitude: '-9.1425',
  origin: 'Alfama, the old quarter of Lisbon',
  authority: 'the Comissão Nacional de Proteção de Dados',
  timeZone: 'Europe/Lisbon',
  locale: 'en_PT',
  consultation: 'https://padarialua.pt/consulta',
  websiteOrder: 'https://padarialua.pt/encomenda',
  story: 'https://padarialua.pt/historia',
  scheduling: '',
  instagram: 'https://instagram.com/padarialua',
  first: '#FFD23F',
  second: '#98FFCC',
  motif: 'lattice',
};

/** What the tests know of it, as JSON in the variable `SECOND_BRAND`. */
export interface SecondBrand {
  origin: string;
  /** The copy's root. */
  folder: string;
  /** What setup printed. */
  printed: string;
}

/**
 * Copies the repository, makes it another brand's with `setup`, gives it two legal texts, builds it
 * with these settings and React's development build, and serves it. All in one, since each build takes
 * a minute.
 */
export default async function serveSecondBrand(): Promise<() => Promise<void>> {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'test-results/second-brand-'));
  copyRepository(folder);
  const site = join(folder, 'apps/site');
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, {
      cwd: site,
      env: { ...process.env, ...SETTINGS },
      encoding: 'utf8',
    });
  const flags = Object.entries(BAKERY).map(([name, value]) => `--${name}=${value}`);
  const printed = run('../cli/setup/setupCli.ts', ...flags);
  addLegalTexts(join(site, 'src/content/legal'));
  run('server/buildCli.ts', '--mode', 'development');
  const server = startServer({ cwd: site, env: SETTINGS });
  if (!(await server.started)) throw new Error(server.output());
  process.env.SECOND_BRAND = JSON.stringify({ origin: server.origin(), folder, printed });
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Makes two of the pages exist: one with its placeholders, and one that is filled in. */
function addLegalTexts(legal: string): void {
  cpSync(join(legal, 'templates/privacy.md'), join(legal, 'privacy.md'));
  const cookies = readFileSync(join(legal, 'templates/cookies.md'), 'utf8');
  writeFileSync(join(legal, 'cookies.md'), cookies.replace('[[date]]', '1 March 2027'));
}
