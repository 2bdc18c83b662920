import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { parseEnv } from '../src/env';
import { prerenderPages } from './prerenderPages';

const BRAND = vi.hoisted(() => '"><script>alert(1)</script>&');
vi.mock('../src/content/site', async (original) => {
  const content = await original<typeof import('../src/content/site')>();
  return { ...content, site: { ...content.site, brand: BRAND } };
});

const dist = mkdtempSync(join(tmpdir(), 'brand-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

test('a brand of quotation marks and tags stays text in every page', async () => {
  await prerenderPages({
    dist,
    publicFolder: join(import.meta.dirname, '../public'),
    env: parseEnv({}),
    captcha: undefined,
    counts: undefined,
    published: { posts: [], projects: [] },
    filesOf: () => ({ modules: [], stylesheets: [] }),
    parts: {
      template: '<html><head></head><body><div id="root"></div></body></html>',
      stylesheets: [],
      headScript: 'go()',
      font: '/font.woff2',
    },
  });
  const pages = readdirSync(dist).filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(5);
  for (const name of pages) {
    const html = readFileSync(join(dist, name), 'utf8');
    expect(html, name).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html, name).not.toContain('<script>alert');
  }
});
