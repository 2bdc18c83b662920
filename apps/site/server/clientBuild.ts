import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SitePage } from '../src/pages.ts';
import type { DocumentParts } from './pageDocument.ts';

/** What pages take from the client's build. */
export interface ClientBuild extends Omit<DocumentParts, 'headScript'> {
  /** Addresses of the modules of a page: the application's, and those of its route's chunk. */
  modulesOf: (chunk: SitePage['chunk']) => string[];
}

/**
 * Reads what Vite built for the browser, and removes its stylesheet and manifest, which no page needs.
 * @param dist folder of the built site
 * @throws Error naming what is missing
 */
export function takeClientBuild(dist: string): ClientBuild {
  return {
    template: readFileSync(join(dist, 'index.html'), 'utf8'),
    css: takeStyles(dist),
    // The letters of every page; others are requested when a text needs them.
    font: assetLike(dist, /^anek-latin-everyday-.*\.woff2$/),
    modulesOf: takeManifest(dist),
  };
}

/** Takes the stylesheet out of the build: every page inlines it. */
function takeStyles(dist: string): string {
  const file = join(dist, assetLike(dist, /\.css$/));
  const css = readFileSync(file, 'utf8').trim();
  if (/<\/style/i.test(css)) throw new Error('The styles would end their own element.');
  rmSync(file);
  return css;
}

function assetLike(dist: string, name: RegExp): string {
  const file = readdirSync(join(dist, 'assets')).find((each) => name.test(each));
  if (!file) throw new Error(`The build has no asset like ${name}.`);
  return `/assets/${file}`;
}

function takeManifest(dist: string): ClientBuild['modulesOf'] {
  const file = join(dist, '.vite/manifest.json');
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    { name?: string; file: string; imports?: string[] }
  >;
  rmSync(dirname(file), { recursive: true });
  const reach = (key: string, found: Set<string>) => {
    const chunk = chunks[key];
    if (!chunk || found.has(`/${chunk.file}`)) return;
    found.add(`/${chunk.file}`);
    for (const next of chunk.imports ?? []) reach(next, found);
  };
  return (name) => {
    const found = new Set<string>();
    reach('index.html', found);
    if (name === undefined) return [...found];
    const key = Object.keys(chunks).find((each) => chunks[each]?.name === name);
    if (!key) throw new Error(`The build has no chunk called ${name}.`);
    reach(key, found);
    return [...found];
  };
}
