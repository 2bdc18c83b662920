import { expect, test } from 'vitest';
import { parseEnv } from './env';
import { LOCAL_SITE } from './paths';

const URL = 'https://project.supabase.co';
const KEY = 'sb_publishable_ABC-123_xyz';

/** A key of the older kind: a token that names its role in the middle. */
const tokenOf = (payload: object) => {
  const part = (content: object) =>
    btoa(JSON.stringify(content)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return [part({ alg: 'HS256' }), part(payload), 'signature'].join('.');
};

test.each<[what: string, raw: Record<string, string>, read?: Record<string, string>]>([
  ['nothing', {}],
  ['empty variables', { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' }, {}],
  ['a hosted project', { VITE_SUPABASE_URL: URL, VITE_SUPABASE_ANON_KEY: KEY }],
  [
    'a machine in the same room',
    { VITE_SUPABASE_URL: 'http://192.168.1.5:54321', VITE_SUPABASE_ANON_KEY: KEY },
  ],
  [
    'a token of the anonymous role',
    { VITE_SUPABASE_ANON_KEY: tokenOf({ iss: 'supabase', role: 'anon' }) },
  ],
  ['a key with dots that is no token', { VITE_SUPABASE_ANON_KEY: 'one.two.three' }],
  ['the address of the site', { VITE_SITE_URL: 'http://localhost:4190' }],
  [
    'the address of the site with a slash',
    { VITE_SITE_URL: 'https://www.example.com/' },
    { VITE_SITE_URL: 'https://www.example.com' },
  ],
])('%s is read', (_, raw, read = raw) => {
  expect(parseEnv(raw)).toEqual({ VITE_SITE_URL: LOCAL_SITE, ...read });
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

test('an address without a key names the key', () => {
  expect(() => parseEnv({ VITE_SUPABASE_URL: URL, VITE_SUPABASE_ANON_KEY: '' })).toThrow(
    'VITE_SUPABASE_ANON_KEY must be set when VITE_SUPABASE_URL is.',
  );
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
