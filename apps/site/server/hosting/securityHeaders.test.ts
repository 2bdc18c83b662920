import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentsOf } from '../pageContents';
import { contentSecurityPolicy, policyWithoutCaptcha } from './securityHeaders';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of each directive of the policy for these pages. */
function policyOf(pages: readonly string[], backend?: string): Record<string, string[]> {
  return Object.fromEntries(
    contentSecurityPolicy(contentsOf(pages), backend)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

describe('the policy of a page that holds nothing', () => {
  const policy = policyOf(['<!doctype html><title>A page</title>']);

  test('allows nothing that it does not name', () => {
    expect(policy['default-src']).toEqual(["'none'"]);
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) {
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
    expect(policy['trusted-types']).toEqual(['picture-worker']);
  });

  test('lets uploaded pictures be seen where the backend has no https', () => {
    const sources = (backend: string) =>
      contentSecurityPolicy(contentsOf([]), backend).match(/img-src ([^;]+)/)?.[1];
    expect(sources('http://127.0.0.1:54321/x')).toBe("'self' https: data: http://127.0.0.1:54321");
    expect(sources('https://project.supabase.co')).toBe("'self' https: data:");
  });
});

test('attributes are allowed by hashes of what the browser reads in them', () => {
  const policy = policyOf([
    `<p title="a > b" style="--font:&quot;Anek&quot;&#x2c; serif">style="color:red"</p>`,
    '<script>"<p style=\\"color:blue\\">"</script>',
  ]);
  expect(policy['style-src-attr']).toEqual(["'unsafe-hashes'", hash('--font:"Anek", serif')]);
  expect(policyOf(['<p data-style="a" title="style">'])).not.toHaveProperty('style-src-attr');
});

describe('markup is read as a browser reads it', () => {
  test('what lies in a template, or is written into a frame, is no script', () => {
    const script = '<script>a()</script>';
    const { 'script-src': scripts } = policyOf([
      `<template>${script}</template><iframe>${script}</iframe>`,
    ]);
    expect(scripts).toEqual(["'self'"]);
  });

  test.each([
    ['<iframe src=https://a.example/x?y>', ['https://a.example']],
    ['<noscript><IFRAME SRC="https&#58;//a.example"></iframe></noscript>', ['https://a.example']],
    ['<iframe src="javascript:alert(1)"></iframe><iframe></iframe>', undefined],
    ['<template><iframe src="https://a.example"></iframe></template>', undefined],
  ])('frames of %s: %j', (page, frames) => {
    expect(policyOf([page])['frame-src']).toEqual(frames);
  });

  test('however deeply elements lie in each other', () => {
    expect(policyOf(['<div>'.repeat(5000)])['default-src']).toEqual(["'none'"]);
  });
});

test.each([
  ['https://project.supabase.co', 'https://project.supabase.co'],
  ['https://api.example.in/supabase/', 'https://api.example.in'],
  ['http://localhost:54321', 'http://localhost:54321'],
])('a backend at %s may be asked', (backend, origin) => {
  expect(policyOf([], backend)['connect-src']).toEqual(["'self'", origin]);
});

describe('a CAPTCHA at the sign-in', () => {
  const page = contentsOf(['<style>a{}</style><script>b()</script>']);
  const parsed = (policy: string) =>
    Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line]));
  const plain = parsed(contentSecurityPolicy(page, undefined));

  test.each([
    [
      'turnstile',
      ['script-src', 'frame-src', 'trusted-types'],
      'https://challenges.cloudflare.com',
    ],
    [
      'hcaptcha',
      ['script-src', 'style-src', 'connect-src', 'frame-src', 'trusted-types'],
      'https://*.hcaptcha.com',
    ],
  ] as const)('of %s changes only the directives %j', (provider, names, source) => {
    const policy = parsed(contentSecurityPolicy(page, undefined, { provider, siteKey: 'key' }));
    const changed = Object.keys(policy).filter((name) => policy[name] !== plain[name]);
    expect(changed).toEqual(names);
    expect(policy['script-src']?.split(' ')).toContain(source);
    expect(policy['frame-src']?.split(' ')).toContain(source);
    expect(policy['trusted-types']).toBe('trusted-types picture-worker captcha');
    expect(Object.values(policy).join()).not.toMatch(/'unsafe-inline'|'unsafe-eval'/);
  });

  test('loses its permissions on other pages, by a second policy', () => {
    // The policy of a `<meta>` comes on top of the header's: what it allows, the header still forbids.
    const policy = parsed(policyWithoutCaptcha('https://a.in/x', ['https://map.example']));
    expect(policy).toEqual({
      'script-src': "script-src 'self' 'unsafe-inline'",
      'style-src': "style-src 'self' 'unsafe-inline'",
      'connect-src': "connect-src 'self' https://a.in",
      'frame-src': 'frame-src https://map.example',
      'trusted-types': "trusted-types 'none'",
    });
  });
});
