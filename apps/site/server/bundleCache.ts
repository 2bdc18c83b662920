import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildCache, hashOf } from './buildCache.ts';

/** What the bundles are made of, from the repository's root; folders with everything below. */
const SOURCES = [
  'apps/site',
  'packages',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
];
/** Installed or generated. */
const MADE = new Set(['node_modules', 'dist', '.temp']);

/** Depends on all sources, the lockfile, `VITE_` variables, and the year, which pages show. */
export function bundleKey(root: string, env: NodeJS.ProcessEnv, now = new Date()): string {
  const settings = Object.entries(env)
    .filter(([name]) => name.startsWith('VITE_'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const files = SOURCES.flatMap((source) => [...filesAt(root, source)]);
  return hashOf(
    'bundles',
    root,
    process.version,
    String(now.getFullYear()),
    JSON.stringify(settings),
    ...files.flatMap((file) => [file, readFileSync(join(root, file))]),
  );
}

export function keepFolders(cache: BuildCache, key: string, folders: readonly string[]): void {
  const files = folders.map((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
  );
  const contents = files.flatMap((names, index) =>
    names.map((name) => readFileSync(join(folders[index] ?? '', name))),
  );
  cache.write(key, [Buffer.from(JSON.stringify(files)), ...contents]);
}

/** Empties the folders and fills them with what was kept. @returns whether there was something */
export function restoreFolders(
  cache: BuildCache,
  key: string,
  folders: readonly string[],
): boolean {
  const [list, ...contents] = cache.read(key) ?? [];
  if (!list) return false;
  const files: string[][] = JSON.parse(list.toString());
  for (const [index, folder] of folders.entries()) {
    rmSync(folder, { recursive: true, force: true });
    for (const name of files[index] ?? []) {
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, contents.shift() ?? '');
    }
  }
  return true;
}

/** The files at a path and below it, in a fixed order. */
function* filesAt(root: string, path: string): Generator<string> {
  if (!statSync(join(root, path)).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(join(root, path)).toSorted()) {
    if (!MADE.has(name)) yield* filesAt(root, `${path}/${name}`);
  }
}
