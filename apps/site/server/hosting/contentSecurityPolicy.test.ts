import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { collectCspSources } from './collectCspSources';
import {
  type AllowedServers,
  contentSecurityPolicy,
  policyWithoutCaptcha,
} from './contentSecurityPolicy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const parsed = (policy: string): Record<string, string> =>
  Object.fromEntries(policy.split('; ').map((line) => line.split(/ (.*)/)));

/** The sources of each directive of the policy for these pages. */
const policyOf = (pages: readonly string[], allowed?: AllowedServers) =>
  parsed(contentSecurityPolicy(collectCspSources(pages), allowed));

test('the policy of a page that holds nothing allows the site’s own files and any picture', () => {
  expect(policyOf(['<!doctype html><title>A page</title>'])).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' https: data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'scripts',
  });
});

test('attributes are allowed by hashes of what the browser reads in them', () => {
  const policy = policyOf([
    `<p title="a > b" style="--font:&quot;Anek&quot;&#x2c; serif">style="color:red"</p>`,
    '<script>"<p style=\\"color:blue\\">"</script>',
  ]);
  expect(policy['style-src-attr']).toBe(`'unsafe-hashes' ${hash('--font:"Anek", serif')}`);
  expect(policyOf(['<p data-style="a" title="style">'])).not.toHaveProperty('style-src-attr');
});

test.each([
  ['<iframe src=https://a.example/x?y>', 'https://a.example'],
  ['<noscript><IFRAME SRC="https&#58;//a.example"></iframe></noscript>', 'https://a.example'],
  ['<iframe src="javascript:alert(1)"></iframe><iframe></iframe>', undefined],
])('frames of %s: %s', (page, frames) => {
  expect(policyOf([page])['frame-src']).toBe(frames);
});

test.each([
  ['https://project.supabase.co', 'https://project.supabase.co', ''],
  ['https://api.example.in/supabase/', 'https://api.example.in', ''],
  ['http://127.0.0.1:54321/x', 'http://127.0.0.1:54321', ' http://127.0.0.1:54321'],
])('a backend at %s may be asked, and its pictures be seen', (backend, origin, pictures) => {
  const policy = policyOf([], { backend });
  expect(policy['connect-src']).toBe(`'self' ${origin}`);
  expect(policy['img-src']).toBe(`'self' https: data:${pictures}`);
});

const HCAPTCHA = 'https://hcaptcha.com https://*.hcaptcha.com';
test.each([
  [
    'turnstile',
    {
      'script-src': "'self' https://challenges.cloudflare.com",
      'frame-src': 'https://challenges.cloudflare.com',
    },
  ],
  [
    'hcaptcha',
    {
      'script-src': `'self' ${HCAPTCHA}`,
      'style-src': `'self' ${HCAPTCHA}`,
      'connect-src': `'self' ${HCAPTCHA}`,
      'frame-src': HCAPTCHA,
    },
  ],
] as const)('a CAPTCHA of %s at the sign-in is allowed by %j, and no more', (provider, more) => {
  const policy = policyOf([], { captcha: { provider, siteKey: 'key' } });
  expect(policy).toEqual({ ...policyOf([]), ...more });
});

test('on other pages, a second policy takes the permissions of the CAPTCHA back', () => {
  // The policy of a `<meta>` comes on top of the header's: what it allows, the header still forbids.
  const allowed = { backend: 'https://a.in/x' };
  expect(parsed(policyWithoutCaptcha(['https://map.example'], allowed))).toEqual({
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': "'self' https://a.in",
    'frame-src': 'https://map.example',
    'trusted-types': "'none'",
  });
});
