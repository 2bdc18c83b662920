import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  catalogVersion,
  createApplication,
  expectPage,
  outsideFolder,
  packPackages,
  remove,
  run,
  serve,
} from './consumer.ts';
import { BUDGETS, measuredSizes, type Size } from './sizes.ts';

const ROOT = join(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules/.bin');
const DIST = join(ROOT, 'packages/ui/dist');
/** Bytes that a component may outgrow its budget by, before the budget has to be renewed. */
const TOLERANCE = 100;

let folder: string;
beforeAll(() => {
  folder = outsideFolder();
  packPackages(folder);
});
afterAll(() => remove(folder));

describe.each(['ui', 'model'])('the tarball of %s', (name) => {
  const unpacked = (file: string) =>
    run('tar', ['-xzOf', `${name}.tgz`, `package/${file}`], folder);
  const manifest = () => JSON.parse(unpacked('package.json'));

  test('has nothing that publint warns about', () => {
    const words = ['run', `${name}.tgz`, '--strict'];
    expect(run(join(BIN, 'publint'), words, folder)).toContain('All good!');
  });

  test('has declarations that every module resolution finds', () => {
    const sheets = Object.keys(manifest().exports).filter((entry) => entry.endsWith('.css'));
    const left = sheets.length > 0 ? ['--exclude-entrypoints', ...sheets] : [];
    const rules = ['--profile', 'esm-only', '--ignore-rules', 'cjs-resolves-to-esm'];
    const words = [`${name}.tgz`, ...rules, ...left];
    expect(() => run(join(BIN, 'attw'), words, folder)).not.toThrow();
  });

  test('carries licence, guide and history, and no protocol of the workspace', () => {
    for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md']) {
      expect(unpacked(file)).not.toBe('');
    }
    const files = run('tar', ['-tzf', `${name}.tgz`], folder).split('\n');
    expect(files.filter((file) => /\.(stories|test)\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    expect(JSON.stringify(manifest())).not.toMatch(/workspace:|catalog:|"private"/);
    expect(manifest()).toMatchObject({
      license: 'MIT',
      sideEffects: name === 'ui' ? ['**/*.css'] : false,
      ...(name === 'ui' && { peerDependencies: { react: '^19.0.0' } }),
    });
  });
});

describe('what is built', () => {
  const read = (file: string) => readFileSync(join(DIST, file), 'utf8');

  test('scripts import no stylesheet', () => {
    const scripts = globSync('{primitives,patterns,sections,hooks}/*.js', { cwd: DIST });
    expect(scripts.length).toBeGreaterThan(100);
    expect(scripts.filter((file) => /import ["'].*\.css["']/.test(read(file)))).toEqual([]);
  });

  test('what has state, effects or a context is marked for the client, plain components are not', () => {
    const marked = (file: string) => read(`${file}.js`).startsWith('"use client"');
    const client = ['primitives/Dialog', 'primitives/LinkProvider', 'patterns/ContactForm'];
    expect(client.filter((file) => !marked(file))).toEqual([]);
    expect(['primitives/Text', 'primitives/Badge', 'sections/PageHero'].filter(marked)).toEqual([]);
  });

  test('every stylesheet that another one names is there, and every font', () => {
    const named = globSync('**/*.css', { cwd: DIST }).flatMap((file) =>
      [...read(file).matchAll(/(?:@import|url\()\s*"(\.[^"]+)"/g)].map(([, path = '']) =>
        join(DIST, file, '..', path),
      ),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('no component outgrows its budget', () => {
    const allowed: Record<string, Size> = JSON.parse(readFileSync(BUDGETS, 'utf8'));
    const sizes = measuredSizes();
    expect(Object.keys(sizes)).toEqual(Object.keys(allowed));
    const grown = Object.entries(sizes).filter(([name, { js, css, packages }]) => {
      const most = allowed[name] ?? { js: 0, css: 0, packages: [] };
      const isLarger = js > most.js + TOLERANCE || css > most.css + TOLERANCE;
      return isLarger || packages.join() !== most.packages.join();
    });
    expect(grown).toEqual([]);
  });
});

test('the packages work in an application made with Vite, and so do their types', async () => {
  const PORT = '4391';
  const address = `http://127.0.0.1:${PORT}/`;
  const place = createApplication(folder, 'vite', { vite: catalogVersion('vite') });
  const strict = ['--strict', '--noEmit', '--jsx', 'react-jsx', '--module', 'esnext'];
  const types = [...strict, '--moduleResolution', 'bundler', '--target', 'es2023', 'Page.tsx'];
  expect(run(join(BIN, 'tsc'), types, place)).toBe('');

  const vite = join(place, 'node_modules/.bin/vite');
  run(vite, ['build', '--ssr', 'src/server.tsx', '--outDir', 'server'], place);
  const render = `import('./server/server.js').then(({ html }) => process.stdout.write(html))`;
  const html = run(process.execPath, ['--input-type=module', '-e', render], place);
  const index = join(place, 'index.html');
  const text = readFileSync(index, 'utf8').replace('<!--page-->', () => html);
  writeFileSync(index, text);
  run(vite, ['build'], place);
  const words = ['preview', '--host', '127.0.0.1', '--port', PORT, '--strictPort'];
  const stop = await serve(vite, words, place, address);
  await expectPage(address).finally(stop);
});
