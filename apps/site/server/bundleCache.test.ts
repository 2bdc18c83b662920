import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBuildCache } from './buildCache';
import { bundleKey, keepFolders, restoreFolders } from './bundleCache';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundles-'));
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) write(file, '1');
  write('tsconfig.base.json', '{}');
  write('apps/site/src/main.ts', 'main()');
  write('packages/ui/src/Button.tsx', 'button');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const key = (env: NodeJS.ProcessEnv = {}, year = 2026) => bundleKey(root, env, new Date(year, 5));

test.each([
  ['apps/site/src/main.ts', 'changed()'],
  ['apps/site/src/new.ts', ''],
  ['apps/site/.env', 'VITE_SITE_URL=https://www.example.com'],
  ['packages/ui/patches/sonner.patch', '+'],
  ['pnpm-lock.yaml', '2'],
])('a change of %s asks for new bundles', (file, text) => {
  const before = key();
  write(file, text);
  expect(key()).not.toBe(before);
});

test('a setting in the environment and a new year ask for new bundles', () => {
  const before = key();
  expect(key({ VITE_SITE_URL: 'https://www.example.com' })).not.toBe(before);
  expect(key({}, 2027)).not.toBe(before);
});

test('what is installed or made, and other settings, ask for no new bundles', () => {
  const before = key();
  for (const folder of ['node_modules', 'dist', '.temp']) write(`apps/site/${folder}/file`, 'x');
  expect(key({ PORT: '5000' })).toBe(before);
});

test('folders come back as they were kept, without what was added to them', () => {
  const cache = openBuildCache(join(root, 'cache'));
  const folders = [join(root, 'dist'), join(root, 'code')];
  expect(restoreFolders(cache, key(), folders)).toBe(false);
  write('dist/index.html', '<p>அ</p>');
  write('dist/assets/empty.js', '');
  write('code/main.js', 'go()');
  keepFolders(cache, key(), folders);
  write('dist/index.html', 'a page');
  write('dist/blog/old.html', 'a page');
  rmSync(join(root, 'code'), { recursive: true });

  expect(restoreFolders(cache, key(), folders)).toBe(true);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('<p>அ</p>');
  expect(readFileSync(join(root, 'dist/assets/empty.js'), 'utf8')).toBe('');
  expect(readFileSync(join(root, 'code/main.js'), 'utf8')).toBe('go()');
  expect(existsSync(join(root, 'dist/blog'))).toBe(false);
});
