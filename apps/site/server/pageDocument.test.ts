// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { pageDocument } from './pageDocument';

describe('a document', () => {
  const parts = {
    template:
      '<head><script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" href="/b.js"><link rel="stylesheet" href="/c.css"></head><body><div id="root"></div></body>',
    stylesheets: [
      { url: '/own.css', css: '.a1{b:c}' },
      { url: '/shown.css', css: '@layer x{.c3{b:e}}' },
      { url: '/other.css', css: '.d4{b:f}' },
    ],
    headScript: 'go()',
    font: '/f.woff2',
  };

  test('holds its styles and its script, and waits for no other file', () => {
    const html = pageDocument(parts, {
      head: '<title>T</title>',
      body: '<p class="b2 c3">B</p>',
      modules: ['/a.js', '/b.js'],
      stylesheets: ['/own.css'],
    });
    expect(html).toMatch(/<style data-of="\/own.css">.*\.a1{b:c}<\/style>/);
    expect(html).toContain('<style data-of="/shown.css">@layer x{.c3{b:e}}</style>');
    expect(html).not.toContain('b:f');
    expect(html).toContain('<script data-modules="/a.js /b.js">go()</script>');
    expect(html).toContain('<div id="root"><p class="b2 c3">B</p></div>');
    expect(html).not.toMatch(/stylesheet|modulepreload|src=/);
  });

  test('of the panel links to the styles that its markup does not show', () => {
    const html = pageDocument(parts, {
      head: '',
      body: '<p class="c3">Loading…</p>',
      modules: [],
      stylesheets: ['/own.css', '/shown.css'],
      isPanel: true,
    });
    expect(html).toContain('<link rel="stylesheet" data-of="/own.css" href="/own.css">');
    expect(html).not.toContain('b:c');
    expect(html).toContain('<style data-of="/shown.css">@layer x{.c3{b:e}}</style>');
  });

  test('carries its data where no text can end it', () => {
    const data = { mutations: [], queries: ['</script><!-- $& 🙂 தமிழ்'] } as never;
    const html = pageDocument(parts, { head: '', body: '', modules: [], stylesheets: [], data });
    const block = new DOMParser()
      .parseFromString(html, 'text/html')
      .querySelector('script[type="application/json"]');
    expect(JSON.parse(block?.textContent ?? '')).toEqual(data);
  });

  test('takes texts as they are', () => {
    const html = pageDocument(parts, {
      head: '',
      body: `$& $1 $\` ${'$'}$`,
      modules: [],
      stylesheets: [],
    });
    expect(html).toContain('<div id="root">$& $1 $` $$</div>');
  });
});
