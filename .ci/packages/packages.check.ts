import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createApplication,
  openBrowser,
  outsideFolder,
  packPackages,
  remove,
  run,
  serve,
  visit,
} from './consumer.ts';
import { catalogVersion } from './manifest.ts';
import { budgets, measuredSizes } from './sizes.ts';

const ROOT = join(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules/.bin');
const DIST = join(ROOT, 'packages/ui/dist');
/** Bytes that a component may outgrow its budget by, before the budget has to be renewed. */
const TOLERANCE = 100;

let folder: string;
let tarballs: ReturnType<typeof packPackages>;

beforeAll(() => {
  folder = outsideFolder();
  tarballs = packPackages(folder);
});

afterAll(() => remove(folder));

const manifestOf = (name: 'ui' | 'model') =>
  JSON.parse(run('tar', ['-xzOf', tarballs[name], 'package/package.json'], folder));

describe.each(['ui', 'model'] as const)('the tarball of %s', (name) => {
  test('has nothing that publint warns about', () => {
    expect(run(join(BIN, 'publint'), ['run', tarballs[name], '--strict'], folder)).toContain(
      'All good!',
    );
  });

  test('has declarations that every module resolution finds', () => {
    const sheets = Object.keys(manifestOf(name).exports).filter((entry) => entry.endsWith('.css'));
    const left = sheets.length > 0 ? ['--exclude-entrypoints', ...sheets] : [];
    const args = [
      tarballs[name],
      '--profile',
      'esm-only',
      '--ignore-rules',
      'cjs-resolves-to-esm',
      ...left,
    ];
    expect(run(join(BIN, 'attw'), args, folder)).toContain('No problems found');
  });

  test('carries licence, guide and history, and no protocol of the workspace', () => {
    const files = run('tar', ['-tzf', tarballs[name]], folder).split('\n');
    expect(files).toEqual(
      expect.arrayContaining(['package/LICENSE', 'package/README.md', 'package/CHANGELOG.md']),
    );
    expect(
      files.filter((file) => /\.(stories|test)\.|\.tsx?$/.test(file.replace('.d.ts', ''))),
    ).toEqual([]);
    const manifest = manifestOf(name);
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|"private"/);
    const { license, sideEffects, peerDependencies } = manifest;
    expect(license).toBe('MIT');
    expect(sideEffects).toEqual(name === 'ui' ? ['**/*.css'] : false);
    if (name === 'ui') expect(peerDependencies.react).toBe('^19.0.0');
  });
});

describe('what is built', () => {
  const scripts = () => globSync('{primitives,patterns,sections,hooks}/*.js', { cwd: DIST });
  const read = (file: string) => readFileSync(join(DIST, file), 'utf8');

  test('scripts import no stylesheet', () => {
    expect(scripts().length).toBeGreaterThan(100);
    expect(scripts().filter((file) => /import ["'].*\.css/.test(read(file)))).toEqual([]);
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
    const allowed = budgets();
    const sizes = measuredSizes();
    expect(Object.keys(sizes)).toEqual(Object.keys(allowed));
    const grown = Object.entries(sizes).filter(([name, { js, css, packages }]) => {
      const most = allowed[name];
      return (
        !most ||
        js > most.js + TOLERANCE ||
        css > most.css + TOLERANCE ||
        packages.join() !== most.packages.join()
      );
    });
    expect(grown).toEqual([]);
  });
});

describe('an application made with Vite', () => {
  const PORT = 4391;
  let place: string;
  let browser: Browser;
  let stop = () => {};

  beforeAll(async () => {
    place = createApplication(folder, tarballs, 'vite', { vite: catalogVersion('vite') });
    const vite = join(place, 'node_modules/.bin/vite');
    run(vite, ['build', '--ssr', 'src/server.tsx', '--outDir', 'server'], place);
    const render = `import('./server/server.js').then(({ html }) => process.stdout.write(html))`;
    const html = run(process.execPath, ['--input-type=module', '-e', render], place);
    const index = join(place, 'index.html');
    writeFileSync(
      index,
      readFileSync(index, 'utf8').replace('<!--page-->', () => html),
    );
    run(vite, ['build'], place);
    const address = `http://127.0.0.1:${PORT}/`;
    const args = ['preview', '--host', '127.0.0.1', '--port', String(PORT), '--strictPort'];
    stop = await serve(vite, args, place, address);
    browser = await openBrowser();
  });

  afterAll(async () => {
    stop();
    await browser?.close();
  });

  test('checks the types of the package', () => {
    const args = ['-p', 'tsconfig.json', '--skipLibCheck', 'false'];
    expect(run(join(BIN, 'tsc'), args, place)).toBe('');
  });

  test('is rendered on the server, hydrated without a warning, and wears its own theme', async () => {
    expect(readFileSync(join(place, 'dist/index.html'), 'utf8')).toContain('A page outside');
    const { complaints, light, dark } = await visit(browser, `http://127.0.0.1:${PORT}/`);
    expect(complaints).toEqual([]);
    expect(light).toEqual({
      button: 'rgb(11, 93, 78)',
      radius: '0px',
      page: 'rgb(244, 250, 247)',
      font: 'Georgia, serif',
    });
    expect(dark).toMatchObject({ button: 'rgb(127, 214, 194)', page: 'rgb(4, 33, 27)' });
  });
});
