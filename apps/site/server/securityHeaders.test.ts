import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './securityHeaders';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of each directive of the policy for these pages. */
function policyOf(pages: readonly string[], backend?: string): Record<string, string[]> {
  return Object.fromEntries(
    contentSecurityPolicy(pages, backend)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

describe('the policy of a page that holds nothing', () => {
  const policy = policyOf(['<!doctype html><title>A page</title>']);

  test('allows nothing that it does not name', () => {
    expect(policy['default-src']).toEqual(["'none'"]);
    for (const name of ['base-uri', 'form-action', 'frame-ancestors', 'object-src']) {
      expect(policy[name], name).toEqual(["'none'"]);
    }
    expect(policy).not.toHaveProperty('frame-src');
  });

  test('lets the site’s own files do their work, and any picture be seen', () => {
    for (const name of ['script-src', 'style-src', 'font-src', 'connect-src', 'manifest-src']) {
      expect(policy[name], name).toEqual(["'self'"]);
    }
    expect(policy['img-src']).toEqual(["'self'", 'https:', 'data:']);
  });

  test('keeps texts from becoming scripts', () => {
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(["'none'"]);
  });
});

describe('what the pages hold', () => {
  test('is allowed by its hash, from every page, once', () => {
    const theme = '<script>document.documentElement.dataset.theme = "dark"</script>';
    const policy = policyOf([
      `<head><style>a{color:red}</style>${theme}</head>`,
      `<head><style media="print">\n b > i {}\n</style>${theme}</head>`,
    ]);
    expect(policy['style-src']).toEqual(["'self'", hash('a{color:red}'), hash('\n b > i {}\n')]);
    expect(policy['script-src']).toEqual([
      "'self'",
      hash('document.documentElement.dataset.theme = "dark"'),
    ]);
  });

  test('is left out when it is a file or data', () => {
    const { 'script-src': scripts } = policyOf([
      '<script type="module" crossorigin src="/assets/index.js"></script>' +
        '<script type="application/ld+json">{"@type":"WebSite"}</script>' +
        '<script type="application/json">[1]</script>',
    ]);
    expect(scripts).toEqual(["'self'"]);
  });

  test('is allowed as attributes by hashes of what the browser reads in them', () => {
    const policy = policyOf([
      `<p title="a > b" style="--font:&quot;Anek&quot;&#x2c; serif">style="color:red"</p>`,
      '<script>"<p style=\\"color:blue\\">"</script>',
    ]);
    expect(policy['style-src-attr']).toEqual(["'unsafe-hashes'", hash('--font:"Anek", serif')]);
    expect(policyOf(['<p data-style="a" title="style">'])).not.toHaveProperty('style-src-attr');
  });

  test('may be framed from where it comes', () => {
    const map = 'https://www.openstreetmap.org/export/embed.html?bbox=1&amp;layer=mapnik';
    const { 'frame-src': frames } = policyOf([`<iframe title="Map" src="${map}"></iframe>`]);
    expect(frames).toEqual(['https://www.openstreetmap.org']);
  });
});

test.each([
  ['https://project.supabase.co', 'https://project.supabase.co'],
  ['https://api.example.in/supabase/', 'https://api.example.in'],
  ['http://localhost:54321', 'http://localhost:54321'],
])('a backend at %s may be asked', (backend, origin) => {
  expect(policyOf([], backend)['connect-src']).toEqual(["'self'", origin]);
});

test('nothing is ever allowed wholesale', () => {
  const policy = contentSecurityPolicy(['<style>a{}</style><p style="a">'], 'https://a.in');
  expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*/);
});

test('every answer says how browsers have to treat it', () => {
  const headers = securityHeaders([], undefined);
  expect(headers).toMatchObject({
    'Content-Security-Policy': contentSecurityPolicy([], undefined),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(headers['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/);
  expect(headers['Permissions-Policy']).toContain('camera=(), ');
  for (const value of Object.values(headers)) expect(value).not.toMatch(/[\n"\\]/);
});
