import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SitePage } from '../src/lib/pages.ts';
import type { DocumentParts, Stylesheet } from './pageDocument.ts';

const FONT = /^anek-latin-subset-.*\.woff2$/;

/** What pages take from the client's build. */
export interface ClientBuild extends Omit<DocumentParts, 'headScript'> {
  filesOf: (chunk: SitePage['chunk']) => PageFiles;
}

/** URLs of what a page begins with: files of the application, and of its route's chunk. */
interface PageFiles {
  modules: string[];
  stylesheets: string[];
}

/** Reads the client's build, and removes its manifest. @throws Error naming what is missing */
export function takeClientBuild(dist: string): ClientBuild {
  const assets = readdirSync(join(dist, 'assets')).toSorted();
  // The subset that every page needs; browsers request other fonts for characters outside it.
  const font = assets.find((file) => FONT.test(file));
  if (!font) throw new Error(`The build has no asset like ${FONT}.`);
  const stylesheets = assets
    .filter((file) => file.endsWith('.css'))
    .map((file): Stylesheet => {
      const css = readFileSync(join(dist, 'assets', file), 'utf8').trim();
      if (/<\/style/i.test(css)) throw new Error('The styles would end their own element.');
      return { url: `/assets/${file}`, css };
    });
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  return { template, stylesheets, font: `/assets/${font}`, filesOf: takeManifest(dist) };
}

function takeManifest(dist: string): ClientBuild['filesOf'] {
  const file = join(dist, '.vite/manifest.json');
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    { name?: string; file: string; imports?: string[]; css?: string[] }
  >;
  rmSync(dirname(file), { recursive: true });
  const reach = (key: string, found: Set<string>) => {
    if (found.has(key)) return;
    found.add(key);
    for (const next of chunks[key]?.imports ?? []) reach(next, found);
  };
  return (name) => {
    const found = new Set<string>();
    reach('index.html', found);
    if (name !== undefined) {
      const key = Object.keys(chunks).find((each) => chunks[each]?.name === name);
      if (!key) throw new Error(`The build has no chunk called ${name}.`);
      reach(key, found);
    }
    const reached = [...found].flatMap((key) => chunks[key] ?? []);
    return {
      modules: reached.map((chunk) => `/${chunk.file}`),
      stylesheets: reached.flatMap(({ css = [] }) => css.map((each) => `/${each}`)),
    };
  };
}
