// Lists what each component costs its users: `node .ci/packages/sizes.ts` renews `packages/ui/sizes.json`.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { minifySync } from 'vite';

const UI = join(import.meta.dirname, '../../packages/ui');
const DIST = join(UI, 'dist');
const BUDGETS = join(UI, 'sizes.json');
const COMPONENTS = '{primitives,patterns,sections}/[A-Z]*.js';
const STATIC_IMPORT = /(?:^|\n)import\s(?:[^'"]*?from )?["']([^"']+)["']|@import "([^"]+)"/g;

export interface Size {
  /** Bytes of scripts, minified, brotli, without what other packages bring. */
  js: number;
  /** Bytes of stylesheets, brotli, without `base.css`. */
  css: number;
  /** Packages that are needed beside React. */
  packages: string[];
}

/** Of the built package, by component. */
export function measuredSizes(): Record<string, Size> {
  const names = globSync(COMPONENTS, { cwd: DIST })
    .map((file) => file.replaceAll('\\', '/').replace(/\.js$/, ''))
    .filter((name) => !name.endsWith('.styles'))
    .sort();
  return Object.fromEntries(names.map((name) => [name, sizeOf(name)]));
}

/** The budget of each component, as it was last accepted. */
export const budgets = (): Record<string, Size> => JSON.parse(readFileSync(BUDGETS, 'utf8'));

function sizeOf(name: string): Size {
  const scripts = new Map<string, string>();
  const packages = new Set<string>();
  read(`${name}.js`, scripts, packages);
  const sheets = new Map<string, string>();
  if (existsSync(join(DIST, `${name}.css`))) read(`${name}.css`, sheets, packages);
  const code = [...scripts].map(([file, text]) => minifySync(file, text).code);
  const css = [...sheets.values()].map((text) => text.replaceAll(/@import[^\n]+\n|\s+/g, ' '));
  return {
    js: bytes(code.join('')),
    css: bytes(css.join('')),
    packages: [...packages].filter((each) => !/^react(-dom)?$/.test(each)).sort(),
  };
}

const bytes = (text: string): number => (text === '' ? 0 : brotliCompressSync(text).length);

/** Reads a file and those of this package that it imports, each once. */
function read(file: string, texts: Map<string, string>, packages: Set<string>): void {
  if (texts.has(file)) return;
  const text = readFileSync(join(DIST, file), 'utf8');
  texts.set(file, text);
  for (const [, script, sheet] of text.matchAll(STATIC_IMPORT)) {
    const path = script ?? sheet ?? '';
    if (path.startsWith('.')) {
      read(relative(DIST, join(DIST, dirname(file), path)).replaceAll('\\', '/'), texts, packages);
    } else packages.add(/^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  }
}

if (import.meta.main) {
  const sizes = measuredSizes();
  const lines = Object.entries(sizes).map(
    ([name, size]) => `  ${JSON.stringify(name)}: ${JSON.stringify(size)}`,
  );
  writeFileSync(BUDGETS, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${lines.length} components in ${relative(process.cwd(), BUDGETS)}.`);
}
