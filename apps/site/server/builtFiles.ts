import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { SitePage } from '../src/lib/pages.ts';
import { chunkOf } from './chunkGroups.ts';

const FONT = /^anek-latin-subset-.*\.woff2$/;

/** What pages take from Vite's build for browsers. */
export type BuiltFiles = Awaited<ReturnType<typeof takeBuiltFiles>>;

/**
 * Reads the build, and removes its manifest.
 * @throws Error naming what is missing, or would end its own element
 */
export async function takeBuiltFiles(dist: string) {
  const assets = readdirSync(join(dist, 'assets')).toSorted();
  // The subset that every page needs; browsers request other fonts for characters outside it.
  const font = assets.find((file) => FONT.test(file));
  if (!font) throw new Error(`The build has no asset like ${FONT}.`);
  const stylesheets = assets
    .filter((file) => file.endsWith('.css'))
    .map((file) => {
      const css = readFileSync(join(dist, 'assets', file), 'utf8').trim();
      if (/<\/style/i.test(css)) throw new Error('The styles would end their own element.');
      /** Of the elements that it is for. */
      const classNames = [...new Set(css.match(/(?<=\.)[a-z_][\w-]*/gi))];
      return { url: `/assets/${file}`, css, classNames };
    });
  return {
    /** `index.html` as Vite built it. */
    template: readFileSync(join(dist, 'index.html'), 'utf8'),
    /** URL of the font that every page is written in. */
    font: `/assets/${font}`,
    hydrationScript: await bundleHydrationScript(),
    stylesheets,
    filesOf: takeManifest(dist),
  };
}

/** Builds the script that every page holds inline. */
async function bundleHydrationScript(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, '../src/app/loading/hydrationScript.ts'),
        formats: ['iife'],
        name: 'hydrationScript',
      },
    },
  })) as [Rolldown.RolldownOutput];
  const code = built.output[0].code.trim();
  if (/<\/script|<!--/i.test(code))
    throw new Error('The hydration script would end its own element.');
  return code;
}

/** @returns what a page begins with: URLs of the application's files and of its route's chunk */
function takeManifest(dist: string) {
  const file = join(dist, '.vite/manifest.json');
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    { name?: string; file: string; imports?: string[]; css?: string[] }
  >;
  rmSync(dirname(file), { recursive: true });
  const withImports = (key: string): string[] => [
    key,
    ...(chunks[key]?.imports ?? []).flatMap(withImports),
  ];
  return ({ route }: Pick<SitePage, 'route'>) => {
    const name = route && chunkOf(route);
    const own = Object.keys(chunks).find((key) => name && chunks[key]?.name === name);
    if (name && !own) throw new Error(`The build has no chunk called ${name}.`);
    const keys = new Set(['index.html', ...(own ? [own] : [])].flatMap(withImports));
    const reached = [...keys].flatMap((key) => chunks[key] ?? []);
    return {
      modules: reached.map((chunk) => `/${chunk.file}`),
      stylesheets: reached.flatMap(({ css = [] }) => css.map((each) => `/${each}`)),
    };
  };
}
