import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { makePost } from '#testing/makeEntry.ts';
import { writeStaticSite } from './writeStaticSite';

const BRAND = vi.hoisted(() => '"><script>alert(1)</script>&');
vi.mock('../src/content/site', async (original) => {
  const content = await original<typeof import('../src/content/site')>();
  return { ...content, site: { ...content.site, brand: BRAND } };
});

const dist = mkdtempSync(join(tmpdir(), 'prerender-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const AWKWARD = '</script> $& 🙂 தமிழ் javascript:alert(1)';
const postOf = (slug: string, title: string) =>
  makePost(slug, { title, content: `First.\n\n${AWKWARD}`, tags: ['Shops'] });

test('every post has its page, its card and its neighbours', async () => {
  const built = {
    template: '<html><head></head><body><div id="root"></div></body></html>',
    stylesheets: [{ url: '/a.css', css: 'a{b:c}', classNames: [] }],
    hydrationScript: 'go()',
    font: '/font.woff2',
    filesOf: () => ({ modules: ['/assets/module.js', '/b.js'], stylesheets: ['/a.css'] }),
  };
  const posts = [
    postOf('one', 'One \uffff\ufffe\u0007'),
    postOf('இரண்டு', AWKWARD),
    postOf('three', 'Third'),
  ];
  await writeStaticSite(dist, built, { posts, projects: [] }, {});
  const file = (name: string) => readFileSync(join(dist, name));
  const page = file('blog/இரண்டு.html').toString();
  expect(page).toContain('&lt;/script&gt; $&amp; 🙂 தமிழ் javascript:alert(1)');
  expect(page).toMatch(/href="\/blog\/one"[\s\S]*href="\/blog\/three"/);
  expect(file('admin.html').toString()).toContain(
    '<link rel="stylesheet" data-of="/a.css" href="/a.css">',
  );
  const [, data = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(AWKWARD).slice(1, -1));
  expect(
    file(`cards/${encodeURIComponent('id-இரண்டு')}.jpg`)
      .subarray(6, 10)
      .toString(),
  ).toBe('JFIF');

  // XML allows none of these, and HTML calls them errors.
  for (const name of globSync('**/*.{html,json,xml}', { cwd: dist })) {
    expect(file(name).toString(), name).not.toMatch(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u);
  }

  // A brand of quotation marks and tags stays text.
  const pages = globSync('**/*.html', { cwd: dist });
  expect(pages.length).toBeGreaterThan(8);
  for (const name of pages) {
    expect(file(name).toString(), name).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(file(name).toString(), name).not.toContain('<script>alert');
  }
});
