// Lists what each component costs its users: `node .ci/packages/sizes.ts` renews `packages/ui/sizes.json`.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { minifySync } from 'vite';

const UI = join(import.meta.dirname, '../../packages/ui');
const DIST = join(UI, 'dist');
export const BUDGETS = join(UI, 'sizes.json');
const IMPORT = /(?:^|\n)import\s(?:[^'"]*?from )?["']([^"']+)["']|@import "([^"]+)"/g;

/**
 * Bytes of scripts (minified) and stylesheets, brotli, without what other packages bring and without
 * `base.css`; and those packages, beside React.
 */
export type Size = { js: number; css: number; packages: string[] };

/** Of the built package, by component. */
export function measuredSizes(): Record<string, Size> {
  const files = globSync('{primitives,patterns,sections}/[A-Z]*.js', { cwd: DIST });
  const names = files.map((file) => file.replaceAll('\\', '/').replace(/\.js$/, ''));
  const components = names.filter((name) => !name.endsWith('.css')).sort();
  return Object.fromEntries(components.map((name) => [name, sizeOf(name)]));
}

function sizeOf(name: string): Size {
  const texts = new Map<string, string>();
  const packages = new Set<string>();
  const read = (file: string): void => {
    if (texts.has(file)) return;
    const text = readFileSync(join(DIST, file), 'utf8');
    texts.set(file, text);
    for (const [, script, sheet] of text.matchAll(IMPORT)) {
      const path = script ?? sheet ?? '';
      if (path.startsWith('.')) read(posix.join(posix.dirname(file), path));
      else packages.add(/^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
    }
  };
  read(`${name}.js`);
  if (existsSync(join(DIST, `${name}.css`))) read(`${name}.css`);
  const [scripts, sheets] = ['.js', '.css'].map((end) =>
    [...texts].filter(([file]) => file.endsWith(end)),
  );
  const code = scripts?.map(([file, text]) => minifySync(file, text).code) ?? [];
  const css = sheets?.map(([, text]) => text.replaceAll(/@import[^\n]+\n|\s+/g, ' ')) ?? [];
  const others = [...packages].filter((each) => !/^react(-dom)?$/.test(each)).sort();
  return { js: bytes(code.join('')), css: bytes(css.join('')), packages: others };
}

const bytes = (text: string): number => (text === '' ? 0 : brotliCompressSync(text).length);

if (import.meta.main) {
  const lines = Object.entries(measuredSizes()).map(
    ([name, size]) => `  ${JSON.stringify(name)}: ${JSON.stringify(size)}`,
  );
  writeFileSync(BUDGETS, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${lines.length} components in packages/ui/sizes.json.`);
}
