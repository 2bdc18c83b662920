import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApplication, expectPage, packPackages, run, temporaryFolder } from './consumer.ts';

const ROOT = join(import.meta.dirname, '../..');
const UI = join(ROOT, 'packages/ui');
/** Holds the packed tarballs, and an application that installs them. */
const folder = temporaryFolder();

beforeAll(() => packPackages(folder));

describe.each([
  { name: 'ui', entries: 'primitives/Button patterns/ContactForm tokens/theme' },
  { name: 'model', entries: 'post markdown/parseMarkdown' },
])('the tarball of $name', ({ name, entries }) => {
  test('has nothing that publint warns about', () => {
    expect(run(`publint run ${name}.tgz --strict`, folder)).toContain('All good!');
  });

  test('has declarations that every module resolution finds', () => {
    const rules = '--profile esm-only --ignore-rules cjs-resolves-to-esm';
    run(`attw ${name}.tgz ${rules} --entrypoints ${entries}`, folder);
  });

  test('carries licence, guide and history, no source, and no protocol of the workspace', () => {
    const files = run(`tar -tzf ${name}.tgz`, folder).split('\n');
    const wanted = ['LICENSE', 'README.md', 'CHANGELOG.md'].map((file) => `package/${file}`);
    expect(files).toEqual(expect.arrayContaining(wanted));
    expect(files.filter((file) => /\.(stories|test)\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    const manifest = run(`tar -xzOf ${name}.tgz package/package.json`, folder);
    expect(manifest).not.toMatch(/workspace:|catalog:|"private"|\.\/src/);
  });
});

test("modules with state or effects start with 'use client', plain components don't", () => {
  const isMarked = (file: string) =>
    readFileSync(join(UI, `dist/${file}.js`), 'utf8').startsWith('"use client"');
  const client = ['primitives/Dialog', 'primitives/LinkProvider', 'patterns/ContactForm'];
  const plain = ['primitives/Text', 'primitives/Badge', 'sections/PageHero'];
  expect([...client, ...plain].filter(isMarked)).toEqual(client);
});

test('components and the stylesheet stay within their size budgets', () => {
  run('size-limit', UI);
});

test('the packages work in an application made with Vite, and so do their types', async () => {
  const app = createApplication(folder, { vite: 'catalog:' });
  const compile =
    'tsc --strict --noEmit --jsx react-jsx --module esnext --moduleResolution bundler';
  expect(run(`${compile} --target es2023 app/page.tsx`, app)).toBe('');

  run('node_modules/.bin/vite build --ssr server.tsx --outDir server', app);
  const index = `<!doctype html>
    <meta charset="utf-8"><link rel="icon" href="data:,"><title>Outside</title>
    <div id="root">${run('node server/server.js', app)}</div>
    <script type="module" src="/client.tsx"></script>`;
  writeFileSync(join(app, 'index.html'), index);
  run('node_modules/.bin/vite build', app);
  const preview = 'node_modules/.bin/vite preview --host 127.0.0.1 --port 4391 --strictPort';
  await expectPage(preview, app, 'http://127.0.0.1:4391/');
});

test('the bill of materials is CycloneDX, and names what visitors and builds get', () => {
  const workflow = readFileSync(join(ROOT, '.github/workflows/supply-chain.yml'), 'utf8');
  const [, command, file = ''] = /pnpm@[\d.]+ (sbom .*) (\S+)$/m.exec(workflow) ?? [];
  expect(workflow).toContain(`path: ${file}`);
  run(`pnpm ${command} ${folder}/${file}`, ROOT);
  const bill = readFileSync(join(folder, file), 'utf8');
  expect(JSON.parse(bill).bomFormat).toBe('CycloneDX');
  for (const name of ['react-dom', '%40supabase/supabase-js', 'vite', '%40napi-rs/canvas']) {
    expect(bill).toContain(`"pkg:npm/${name}@`);
  }
});
