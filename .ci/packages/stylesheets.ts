import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Declared at the start of every file, so that the order in which files are loaded is of no account. */
const LAYERS = '@layer base, primitives, patterns, sections;\n';
const ROOMS = ['primitives', 'patterns', 'sections'] as const;
const FONT_FACE = /@font-face \{[^}]*\}\n?/g;
const LAYER_STATEMENT = /^@layer [\w, ]+;\n/gm;

export interface Stylesheets {
  /** Takes the styles out of the modules, so that the package's scripts import no stylesheet. */
  plugin: Plugin;
  /** Writes a file for each layer, for all layers and for each component, and the fonts. */
  write: (folder: string) => void;
}

/** @param source folder of the modules; everything below is named relative to it */
export function collectStylesheets(source: string): Stylesheets {
  const rules = new Map<string, string>();
  const imports = new Map<string, string[]>();
  const nameOf = (id: string) =>
    relative(source, id.replace(/\?.*$/, ''))
      .replaceAll('\\', '/')
      .replace(/(\.css)?\.tsx?(\.vanilla\.css)?$/, '');

  const plugin: Plugin = {
    name: 'collect-stylesheets',
    enforce: 'pre',
    transform: {
      filter: { id: /\.vanilla\.css/ },
      handler(code, id) {
        rules.set(nameOf(id), code.replace(LAYER_STATEMENT, ''));
        return '';
      },
    },
    generateBundle() {
      for (const id of this.getModuleIds()) {
        if (!id.startsWith(source) || /\.css\.ts/.test(id)) continue;
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        const named = [...importedIds, ...dynamicallyImportedIds].map(nameOf);
        imports.set(nameOf(id), named);
      }
    },
  };

  /** The components of this package that a module needs, itself last; each once. */
  function needed(name: string, seen = new Set<string>()): Set<string> {
    if (seen.has(name)) return seen;
    for (const each of imports.get(name) ?? []) {
      if (each !== name && imports.has(each)) needed(each, seen);
    }
    return seen.add(name);
  }

  function write(folder: string): void {
    const save = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), LAYERS + text);
    };
    const named = [...rules.keys()].sort();
    const base = named.filter((name) => name.startsWith('tokens/')).map((name) => rules.get(name));
    const fonts = base.join('').match(FONT_FACE) ?? [];
    save('fonts.css', withFontFiles(fonts.join(''), source, folder));
    save('base.css', base.join('').replaceAll(FONT_FACE, ''));
    for (const room of ROOMS) {
      const own = named.filter((name) => name.startsWith(`${room}/`));
      save(`${room}.css`, own.map((name) => rules.get(name)).join(''));
    }
    save('styles.css', ['fonts', 'base', ...ROOMS].map(importOf).join(''));
    for (const name of imports.keys()) {
      if (!ROOMS.some((room) => name.startsWith(`${room}/`))) continue;
      const others = [...needed(name)].filter((each) => each !== name && rules.has(each));
      if (others.length === 0 && !rules.has(name)) continue;
      const lines = others.map((each) => importOf(relative(dirname(name), each)));
      save(`${name}.css`, lines.join('') + (rules.get(name) ?? ''));
    }
  }

  return { plugin, write };
}

const importOf = (file: string): string =>
  `@import "${(file.startsWith('.') ? file : `./${file}`).replaceAll('\\', '/')}.css";\n`;

/** Copies the fonts and points their rules at the copies. */
function withFontFiles(faces: string, source: string, folder: string): string {
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  const own = join(source, '../fonts');
  for (const file of readdirSync(own).filter((name) => !name.endsWith('.ts'))) {
    writeFileSync(join(folder, 'fonts', file), readFileSync(join(own, file)));
  }
  return faces.replaceAll(/url\("([^"]+\.woff2)"\)/g, (_, address: string) => {
    const place = address.startsWith('.')
      ? join(own, basename(address))
      : join(source, '../node_modules', address);
    writeFileSync(join(folder, 'fonts', basename(address)), readFileSync(place));
    return `url("./fonts/${basename(address)}")`;
  });
}
