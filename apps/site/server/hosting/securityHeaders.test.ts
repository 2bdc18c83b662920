import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentsOf } from '../pageContents';
import { contentSecurityPolicy, policyWithoutCaptcha } from './securityHeaders';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of each directive of the policy for these pages. */
function policyOf(pages: readonly string[], backend?: string): Record<string, string[]> {
  return Object.fromEntries(
    contentSecurityPolicy(pages.map(contentsOf), backend)
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
    expect(policy['trusted-types']).toEqual(['picture-worker']);
  });

  test('lets uploaded pictures be seen where the backend has no https', () => {
    const sources = (backend: string) =>
      contentSecurityPolicy([], backend).match(/img-src ([^;]+)/)?.[1];
    expect(sources('http://127.0.0.1:54321/x')).toBe("'self' https: data: http://127.0.0.1:54321");
    expect(sources('https://project.supabase.co')).toBe("'self' https: data:");
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

describe('markup is read as a browser reads it', () => {
  const scriptsOf = (...pages: string[]) => policyOf(pages)['script-src']?.slice(1);
  const stylesOf = (...pages: string[]) => policyOf(pages)['style-src']?.slice(1);

  test.each([
    ['a template', '<template><script>a()</script><style>a{}</style></template>'],
    ['a noscript element', '<body><noscript><script>a()</script></noscript>'],
    ['a noscript element of the head', '<head><noscript><script>a()</script></noscript></head>'],
    ['a frame without scripts', '<iframe><script>a()</script></iframe>'],
  ])('no script is allowed for %s', (_, markup) => {
    expect(scriptsOf(markup)).toEqual([]);
  });

  test.each([
    ['an empty type', '<script type="">a()</script>'],
    ['an old type', '<script TYPE="Text/JavaScript">a()</script>'],
    ['an attribute that looks like a source', '<script data-src="/x.js">a()</script>'],
    ['a picture of lines', '<svg><script>a()</script></svg>'],
  ])('a script is allowed in spite of %s', (_, markup) => {
    expect(scriptsOf(markup)).toEqual([hash('a()')]);
  });

  test.each([
    ['JSON', '<script type=application/json>[1]</script>'],
    ['linked data', "<script type='application/ld+json'>{}</script>"],
    ['a type that resembles one', '<script type="text/javascript; charset=utf-8">a()</script>'],
    ['an unknown type', '<script type="text/x-template"><p></p></script>'],
  ])('%s needs no permission', (_, markup) => {
    expect(scriptsOf(markup)).toEqual([]);
  });

  test('styles inside noscript are allowed, in the head and in the body', () => {
    const noscript = '<noscript><style>a{}</style><p style=color:red></noscript>';
    for (const page of [`<head>${noscript}</head>`, `<body>${noscript}</body>`]) {
      expect(stylesOf(page)).toEqual([hash('a{}')]);
      expect(policyOf([page])['style-src-attr']).toEqual(["'unsafe-hashes'", hash('color:red')]);
    }
  });

  test.each([
    ['<iframe src=https://a.example/x?y>', ['https://a.example']],
    ['<noscript><IFRAME SRC="https&#58;//a.example"></iframe></noscript>', ['https://a.example']],
    ['<iframe src="/own">', ["'self'"]],
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

test('nothing is ever allowed wholesale', () => {
  const policy = contentSecurityPolicy(
    [contentsOf('<style>a{}</style><p style="a">')],
    'https://a.in',
  );
  expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*/);
});

describe('a CAPTCHA at the sign-in', () => {
  const page = contentsOf('<style>a{}</style><script>b()</script>');
  const parsed = (policy: string) =>
    Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line]));
  const plain = parsed(contentSecurityPolicy([page], undefined));

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
    const policy = parsed(contentSecurityPolicy([page], undefined, { provider, siteKey: 'key' }));
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
