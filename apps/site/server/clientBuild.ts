import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SitePage } from '../src/lib/pages.ts';

const FONT = /^anek-latin-subset-.*\.woff2$/;

/** What pages take from the client's build. */
export interface ClientBuild {
  /** `index.html` as Vite built it. */
  template: string;
  /** URL of the font that every page is written in. */
  font: string;
  stylesheets: readonly Stylesheet[];
  /** URLs of what a page begins with: files of the application, and of its route's chunk. */
  filesOf: (chunk: SitePage['chunk']) => { modules: string[]; stylesheets: string[] };
}

interface Stylesheet {
  url: string;
  css: string;
  /** Of the elements that it is for. */
  classNames: readonly string[];
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
      const classNames = new Set(css.match(/(?<=\.)[a-z_][\w-]*/gi));
      return { url: `/assets/${file}`, css, classNames: [...classNames] };
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
  return (name) => {
    const own = Object.keys(chunks).find((key) => chunks[key]?.name === name);
    if (name && !own) throw new Error(`The build has no chunk called ${name}.`);
    const keys = new Set<string>();
    for (const root of ['index.html', ...(name && own ? [own] : [])]) {
      keys.add(root);
      for (const key of keys) for (const next of chunks[key]?.imports ?? []) keys.add(next);
    }
    const reached = [...keys].flatMap((key) => chunks[key] ?? []);
    return {
      modules: reached.map((chunk) => `/${chunk.file}`),
      stylesheets: reached.flatMap(({ css = [] }) => css.map((each) => `/${each}`)),
    };
  };
}
