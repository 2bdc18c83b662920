import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  catalogVersion,
  createApplication,
  expectPage,
  packPackages,
  remove,
  run,
  serve,
  temporaryFolder,
} from './consumer.ts';

const ROOT = join(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules/.bin');
const UI = join(ROOT, 'packages/ui');
const PREVIEW_URL = 'http://127.0.0.1:4391/';
/** Limit for `styles.css`, compressed with Brotli. */
const MAX_CSS_BYTES = 16_000;

/** Outside the repository: holds the packed tarballs, and an application that installs them. */
let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
  packPackages(folder);
});
afterAll(() => remove(folder));

describe.each([
  { name: 'ui', entries: ['primitives/Button', 'patterns/ContactForm', 'tokens/theme'] },
  { name: 'model', entries: ['post', 'markdown/parseMarkdown'] },
])('the tarball of $name', ({ name, entries }) => {
  test('has nothing that publint warns about', () => {
    const args = ['run', `${name}.tgz`, '--strict'];
    expect(run(join(BIN, 'publint'), args, folder)).toContain('All good!');
  });

  test('has declarations that every module resolution finds', () => {
    const rules = ['--profile', 'esm-only', '--ignore-rules', 'cjs-resolves-to-esm'];
    const args = [`${name}.tgz`, ...rules, '--entrypoints', ...entries];
    expect(() => run(join(BIN, 'attw'), args, folder)).not.toThrow();
  });

  test('carries licence, guide and history, no source, and no protocol of the workspace', () => {
    const files = run('tar', ['-tzf', `${name}.tgz`], folder).split('\n');
    for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md']) {
      expect(files).toContain(`package/${file}`);
    }
    expect(files.filter((file) => /\.(stories|test)\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    const manifest = run('tar', ['-xzOf', `${name}.tgz`, 'package/package.json'], folder);
    expect(manifest).not.toMatch(/workspace:|catalog:|"private"|\.\/src/);
  });
});

test("modules with state or effects start with 'use client', plain components don't", () => {
  const marked = (file: string) =>
    readFileSync(join(UI, `dist/${file}.js`), 'utf8').startsWith('"use client"');
  const client = ['primitives/Dialog', 'primitives/LinkProvider', 'patterns/ContactForm'];
  expect(client.filter((file) => !marked(file))).toEqual([]);
  expect(['primitives/Text', 'primitives/Badge', 'sections/PageHero'].filter(marked)).toEqual([]);
});

test('components and the stylesheet stay within their size budgets', () => {
  expect(run(join(BIN, 'size-limit'), [], UI)).not.toContain('exceeded');
  const styles = readFileSync(join(UI, 'dist/styles.css'));
  expect(brotliCompressSync(styles).length).toBeLessThan(MAX_CSS_BYTES);
});

test('the packages work in an application made with Vite, and so do their types', async () => {
  const app = createApplication(folder, 'vite', { vite: catalogVersion('vite') });
  const strict = ['--strict', '--noEmit', '--jsx', 'react-jsx', '--module', 'esnext'];
  const tscArgs = [...strict, '--moduleResolution', 'bundler', '--target', 'es2023', 'Page.tsx'];
  expect(run(join(BIN, 'tsc'), tscArgs, app)).toBe('');

  const vite = join(app, 'node_modules/.bin/vite');
  run(vite, ['build', '--ssr', 'src/server.tsx', '--outDir', 'server'], app);
  const render = `import('./server/server.js').then(({ html }) => process.stdout.write(html))`;
  const html = run(process.execPath, ['--input-type=module', '-e', render], app);
  const index = join(app, 'index.html');
  const text = readFileSync(index, 'utf8').replace('<!--page-->', () => html);
  writeFileSync(index, text);
  run(vite, ['build'], app);
  const previewArgs = ['preview', '--host', '127.0.0.1', '--port', '4391', '--strictPort'];
  const stop = await serve(vite, previewArgs, app, PREVIEW_URL);
  await expectPage(PREVIEW_URL).finally(stop);
});

test('the bill of materials is CycloneDX, and names what visitors and builds get', () => {
  const text = readFileSync(join(ROOT, '.github/workflows/packages.yml'), 'utf8');
  const words = /run: npx -y pnpm@[\d.]+ (sbom .*)/.exec(text)?.[1]?.split(' ') ?? [];
  const file = words.at(-1) ?? '';
  expect(text).toContain(`path: ${file}`);
  run('pnpm', [...words.slice(0, -1), join(folder, file)], ROOT);
  const bill = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const names = bill.components.map(({ group, name }: { group?: string; name: string }) =>
    [group, name].filter(Boolean).join('/'),
  );
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(names).toEqual(
    expect.arrayContaining(['react-dom', '@supabase/supabase-js', 'vite', '@napi-rs/canvas']),
  );
});
