import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Post } from '@agency/model/post';
import { light } from '@agency/ui/tokens/roles';
import { afterAll, expect, test } from 'vitest';
import { parseEnv } from '../src/env';
import { type BuildJob, type JobResult, jobRunner } from './buildJobs';
import { prerenderPages } from './prerenderPages';

const folder = mkdtempSync(join(tmpdir(), 'prerender-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const AWKWARD = '</script> $& 🙂 தமிழ் javascript:alert(1) '.repeat(3) + 'x'.repeat(5000);
const postOf = (slug: string, title: string): Post => ({
  id: `id-${slug}`,
  slug,
  title,
  content: `First.\n\n${AWKWARD}`,
  excerpt: null,
  tags: ['Shops'],
  image_url: null,
  created_at: '2026-11-20T22:08:26.102+00:00',
});
const POSTS = [postOf('one', 'One'), postOf('இரண்டு', AWKWARD), postOf('three', 'Three')];

const parts = {
  template: '<html><head></head><body><div id="root"></div></body></html>',
  stylesheets: [{ address: '/a.css', css: 'a{b:c}' }],
  headScript: 'go()',
  font: '/font.woff2',
};

/** Builds the pages of these posts in this process. @returns each file's job and result */
async function build(
  name: string,
  posts: readonly Post[],
  cache: string,
  more: Partial<typeof parts> = {},
): Promise<Map<string, JobResult>> {
  const dist = join(folder, name);
  const { page, line, text } = { ...light.surface, line: light.line.motif, text: light.text.main };
  const run = jobRunner({
    dist,
    cache: join(folder, cache),
    parts: { ...parts, ...more },
    colors: { page, line, text },
    code: 'code',
  });
  const results = new Map<string, JobResult>();
  await prerenderPages({
    dist,
    publicFolder: join(import.meta.dirname, '../public'),
    env: parseEnv({}),
    captcha: undefined,
    counts: undefined,
    published: { posts, projects: [] },
    filesOf: () => ({ modules: ['/assets/module.js'], stylesheets: ['/a.css'] }),
    onCount: () => {},
    add: async (job: BuildJob) => {
      results.set(job.file, await run(job));
    },
  });
  return results;
}

const filesOf = (name: string) =>
  Object.fromEntries(
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(join(folder, name).length + 1), readFileSync(file, 'base64')]),
  );

const madeAnew = (results: Map<string, JobResult>) =>
  [...results].filter(([, { cached }]) => !cached).map(([file]) => file);

test('a build from the cache gives the bytes of one without, and a change makes its own pages anew', async () => {
  const cold = await build('cold', POSTS, 'cache');
  expect(madeAnew(cold)).toEqual([...cold.keys()]);
  cpSync(join(folder, 'cache'), join(folder, 'kept'), { recursive: true });

  const warm = await build('warm', POSTS, 'cache');
  expect(madeAnew(warm)).toEqual([]);
  const files = filesOf('cold');
  expect(Object.keys(files)).toContain('blog/இரண்டு.html.br');
  expect(filesOf('warm')).toEqual(files);
  expect([...warm].map(([file, { contents }]) => [file, contents])).toEqual(
    [...cold].map(([file, { contents }]) => [file, contents]),
  );

  const [first, second, third] = POSTS as [Post, Post, Post];
  const changed = [first, second, { ...third, title: 'Four' }];
  const rebuilt = await build('rebuilt', changed, 'cache');
  // Its page, those that name it as a neighbour or for its tag, and the list.
  expect(madeAnew(rebuilt).toSorted()).toEqual([
    'blog.html',
    'blog/one.html',
    'blog/three.html',
    'blog/இரண்டு.html',
    'cards/id-three.png',
  ]);
  await build('anew', changed, 'another-cache');
  expect(filesOf('rebuilt')).toEqual(filesOf('anew'));
});

test('a page is made anew when the parts that all pages share have changed', async () => {
  const results = await build('styled', POSTS, 'kept', {
    stylesheets: [{ address: '/a.css', css: 'a{b:d}' }],
  });
  const pages = [...results.keys()].filter((file) => file.endsWith('.html'));
  expect(madeAnew(results)).toEqual(pages);
  const html = readFileSync(join(folder, 'styled/blog/one.html'));
  expect(html.toString()).toContain('a{b:d}');
  expect(brotliDecompressSync(readFileSync(join(folder, 'styled/blog/one.html.br')))).toEqual(html);
  expect(gunzipSync(readFileSync(join(folder, 'styled/blog/one.html.gz')))).toEqual(html);
});
