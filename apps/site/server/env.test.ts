import { expect, test } from 'vitest';
import { LOCAL_SITE } from '../src/lib/paths';
import { type Env, parseEnv } from './env';

const URL = 'https://project.supabase.co';
const KEY = 'sb_publishable_ABC-123_xyz';

/** A key of the older kind: a token that names its role in the middle. */
const tokenOf = (payload: object) => {
  const part = (content: object) =>
    btoa(JSON.stringify(content)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return [part({ alg: 'HS256' }), part(payload), 'signature'].join('.');
};

const ANON = tokenOf({ iss: 'supabase', role: 'anon' });
const NOTHING = { site: LOCAL_SITE, memory: false };
const TURNSTILE = { VITE_CAPTCHA_PROVIDER: 'turnstile', VITE_CAPTCHA_SITE_KEY: '0x4A-some_key' };
const COUNTS = { VITE_COUNTS_PROVIDER: 'plausible', VITE_COUNTS_URL: 'https://c.example/event' };

test.each<[what: string, raw: Record<string, string>, read: Partial<Env>]>([
  ['nothing', {}, {}],
  ['empty variables', { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', PORT: '' }, {}],
  [
    'a hosted project',
    { VITE_SUPABASE_URL: URL, VITE_SUPABASE_ANON_KEY: KEY },
    { backend: URL, key: KEY },
  ],
  [
    'a machine in the same room',
    { VITE_SUPABASE_URL: 'http://192.168.1.5:54321', VITE_SUPABASE_ANON_KEY: KEY },
    { backend: 'http://192.168.1.5:54321', key: KEY },
  ],
  ['a token of the anonymous role', { VITE_SUPABASE_ANON_KEY: ANON }, { key: ANON }],
  ['a key that is no token', { VITE_SUPABASE_ANON_KEY: 'one.two.three' }, { key: 'one.two.three' }],
  ['the site’s URL', { VITE_SITE_URL: 'http://localhost:4190' }, { site: 'http://localhost:4190' }],
  ['one with a slash', { VITE_SITE_URL: 'https://www.a.in/' }, { site: 'https://www.a.in' }],
  ['a CAPTCHA', TURNSTILE, { captcha: { provider: 'turnstile', siteKey: '0x4A-some_key' } }],
  ['counted views', COUNTS, { analytics: 'https://c.example/event' }],
  [
    'a port, and a database in memory',
    { PORT: '80', SUPABASE_DB: 'memory' },
    { port: 80, memory: true },
  ],
])('%s is read', (_, raw, read) => {
  expect(parseEnv(raw)).toEqual({ ...NOTHING, ...read });
});

test.each(['www.example.com', 'ftp://example.com', 'https://example.com/agency'])(
  'a site at %s is refused by name',
  (given) => {
    expect(() => parseEnv({ VITE_SITE_URL: given })).toThrow(
      `VITE_SITE_URL must be an http or https origin like https://www.example.com, not "${given}".`,
    );
  },
);

test.each(['project.supabase.co', 'javascript:alert(1)', `${URL}?apikey=1`, `${URL}/#top`])(
  'an address like %s is refused by name',
  (url) => {
    expect(() => parseEnv({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: KEY })).toThrow(
      `VITE_SUPABASE_URL must be an http or https address like https://project.supabase.co, not "${url}".`,
    );
  },
);

test.each<[mistakes: Record<string, string>, words: string]>([
  [{ VITE_SUPABASE_URL: URL }, 'VITE_SUPABASE_ANON_KEY must be set when VITE_SUPABASE_URL is.'],
  [
    { VITE_CAPTCHA_SITE_KEY: 'key' },
    'VITE_CAPTCHA_PROVIDER must be set when VITE_CAPTCHA_SITE_KEY is.',
  ],
  [
    { ...TURNSTILE, VITE_CAPTCHA_SITE_KEY: '' },
    'VITE_CAPTCHA_SITE_KEY must be set when VITE_CAPTCHA_PROVIDER is.',
  ],
  [
    { ...TURNSTILE, VITE_CAPTCHA_PROVIDER: '__proto__' },
    'VITE_CAPTCHA_PROVIDER must be "turnstile" or "hcaptcha", not "__proto__".',
  ],
  [
    { ...TURNSTILE, VITE_CAPTCHA_SITE_KEY: 'மறை' },
    'VITE_CAPTCHA_SITE_KEY must be a key: letters, digits, "_" and "-" only.',
  ],
  [
    { ...COUNTS, VITE_COUNTS_PROVIDER: '' },
    'VITE_COUNTS_PROVIDER must be set when VITE_COUNTS_URL is.',
  ],
  [
    { ...COUNTS, VITE_COUNTS_PROVIDER: 'toString' },
    'VITE_COUNTS_PROVIDER must be "plausible", not "toString".',
  ],
  [
    { ...COUNTS, VITE_COUNTS_URL: 'http://c.example' },
    'VITE_COUNTS_URL must be an https address like https://counts.example.com/api/event, not "http://c.example".',
  ],
  ...['0', '65536', '80.5', 'http'].map((port): [Record<string, string>, string] => [
    { PORT: port },
    'PORT must be a whole number from 1 to 65535, not ',
  ]),
  [
    { SUPABASE_DB: 'disk', VITE_COUNTS_PROVIDER: 'x' },
    'VITE_COUNTS_PROVIDER must be "plausible", not "x".\nSUPABASE_DB must be "memory" or absent, not "disk".',
  ],
])('%j is refused by name', (mistakes, words) => {
  expect(() => parseEnv(mistakes)).toThrow(words);
});

test.each([
  ['two words', 'must be a key: '],
  [`${KEY}\n`, 'must be a key: '],
  ['மறை', 'must be a key: '],
  // Keys that open everything.
  ['sb_secret_ABC123', 'is a secret key.'],
  [tokenOf({ iss: 'supabase', role: 'service_role' }), 'is a secret key.'],
  // Its text needs the characters - and _.
  [tokenOf({ ref: '???>>>~~~', role: 'service_role' }), 'is a secret key.'],
])('the key %j is refused by name, and not repeated', (key, words) => {
  const parsing = () => parseEnv({ VITE_SUPABASE_ANON_KEY: key });
  expect(parsing).toThrow(`VITE_SUPABASE_ANON_KEY ${words}`);
  expect(parsing).not.toThrow(key);
});
