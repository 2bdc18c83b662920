import { describe, expect, test } from 'vitest';
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

test.each([
  ['absent', {}],
  ['empty', { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' }],
])('without configuration the site uses its own origin (variables %s)', (_, raw) => {
  expect(parseEnv(raw)).toEqual({
    VITE_SITE_URL: LOCAL_SITE,
    VITE_SUPABASE_URL: undefined,
    VITE_SUPABASE_ANON_KEY: undefined,
  });
});

test.each([
  ['a hosted project', URL],
  ['a proxy on a domain of one’s own', 'https://api.example.com'],
  ['a machine in the same room', 'http://192.168.1.5:54321'],
])('the address may be that of %s', (_, url) => {
  expect(parseEnv({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: KEY })).toEqual({
    VITE_SITE_URL: LOCAL_SITE,
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_ANON_KEY: KEY,
  });
});

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['https://www.example.com/', 'https://www.example.com'],
  ['http://localhost:4190', 'http://localhost:4190'],
])('the site may be known as %s', (given, origin) => {
  expect(parseEnv({ VITE_SITE_URL: given }).VITE_SITE_URL).toBe(origin);
});

test.each(['www.example.com', 'ftp://example.com', 'https://example.com/agency'])(
  'a site at %s is refused by name',
  (given) => {
    expect(() => parseEnv({ VITE_SITE_URL: given })).toThrow(
      `VITE_SITE_URL must be an http or https origin like https://www.example.com, not "${given}".`,
    );
  },
);

test.each([
  'project.supabase.co',
  'ftp://project.supabase.co',
  'javascript:alert(1)',
  `${URL}?apikey=1`,
  `${URL}/#top`,
])('an address like %s is refused by name', (url) => {
  expect(() => parseEnv({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: KEY })).toThrow(
    `VITE_SUPABASE_URL must be an http or https address like https://project.supabase.co, not "${url}".`,
  );
});

test.each([undefined, ''])('an address without a key (%j) names the key', (key) => {
  expect(() => parseEnv({ VITE_SUPABASE_URL: URL, VITE_SUPABASE_ANON_KEY: key })).toThrow(
    'VITE_SUPABASE_ANON_KEY must be set when VITE_SUPABASE_URL is.',
  );
});

test.each(['two words', `"${KEY}"`, `${KEY}\n`, 'மறை'])(
  'a key like %j is refused by name, and not repeated',
  (key) => {
    const parsing = () => parseEnv({ VITE_SUPABASE_ANON_KEY: key });
    expect(parsing).toThrow(/^VITE_SUPABASE_ANON_KEY must be a key: /);
    expect(parsing).not.toThrow(key);
  },
);

describe('a key that opens everything never reaches the page', () => {
  test.each([
    ['a secret key', 'sb_secret_ABC123'],
    ['a token of the service role', tokenOf({ iss: 'supabase', role: 'service_role' })],
    [
      'one whose text needs the characters - and _',
      tokenOf({ ref: '???>>>~~~', role: 'service_role' }),
    ],
  ])('%s', (_, key) => {
    const parsing = () => parseEnv({ VITE_SUPABASE_URL: URL, VITE_SUPABASE_ANON_KEY: key });
    expect(parsing).toThrow(/^VITE_SUPABASE_ANON_KEY is a secret key\./);
    expect(parsing).not.toThrow(key);
  });

  test.each([
    ['a publishable key', KEY],
    ['a token of the anonymous role', tokenOf({ iss: 'supabase', role: 'anon' })],
    ['a key with dots that is no token', 'one.two.three'],
  ])('%s does no harm', (_, key) => {
    expect(parseEnv({ VITE_SUPABASE_ANON_KEY: key }).VITE_SUPABASE_ANON_KEY).toBe(key);
  });
});
