import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Declared at the start of every file, so that the order in which files are loaded is of no account. */
const LAYERS = '@layer base, primitives, patterns, sections;\n';
const ROOMS = ['primitives', 'patterns', 'sections'];
const FONT_FACE = /@font-face \{[^}]*\}\n?/g;
const LAYER_STATEMENT = /^@layer [\w, ]+;\n/gm;

const nameOf = (file: string) => file.replace(/(\.css)?\.[jt]sx?(\.vanilla\.css)?$/, '');

/**
 * Takes the styles out of the modules, so that the package's scripts import no stylesheet. Emits a
 * stylesheet for each layer, for all layers and for each component, and the fonts.
 * @param source folder of the modules
 */
export function stylesheets(source: string): Plugin {
  const rules = new Map<string, string>();
  const rulesIn = (room: string) =>
    [...rules.keys()]
      .filter((name) => name.startsWith(`${room}/`))
      .sort()
      .map((name) => rules.get(name))
      .join('');

  return {
    name: 'stylesheets',
    enforce: 'pre',
    transform: {
      filter: { id: /\.vanilla\.css/ },
      handler(code, id) {
        const file = relative(source, id.replace(/\?.*$/, '')).replaceAll('\\', '/');
        rules.set(nameOf(file), code.replace(LAYER_STATEMENT, ''));
        return '';
      },
    },
    generateBundle(_, bundle) {
      if (rules.size === 0) return;
      const emit = (name: string, imports: readonly string[], text = '') => {
        const lines = imports.map((each) => `@import "${each}.css";\n`);
        const whole = LAYERS + lines.join('') + text;
        this.emitFile({ type: 'asset', fileName: `${name}.css`, source: whole });
      };
      /** What a script needs, itself last; each once. */
      const needed = (file: string, seen = new Set<string>()): Set<string> => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
        for (const each of [...chunk.imports, ...chunk.dynamicImports]) needed(each, seen);
        return seen.add(file);
      };
      for (const file of Object.keys(bundle)) {
        const name = nameOf(file);
        const room = file.split('/')[0] ?? '';
        if (!ROOMS.includes(room) || file.endsWith('.css.js')) continue;
        const names = new Set([...needed(file)].map(nameOf));
        const others = [...names].filter(
          (each) => each !== name && rules.has(each) && !each.startsWith('tokens/'),
        );
        const imports = others.map((each) =>
          each.startsWith(`${room}/`) ? each.replace(room, '.') : `../${each}`,
        );
        if (others.length > 0 || rules.has(name)) emit(name, imports, rules.get(name));
      }
      for (const room of ROOMS) emit(room, [], rulesIn(room));
      const base = rulesIn('tokens');
      emit('base', [], base.replaceAll(FONT_FACE, ''));
      emit('styles', ['./fonts', './base', ...ROOMS.map((room) => `./${room}`)]);

      const fonts = globSync(join(source, '../fonts/!(*.ts)'));
      const faces = (base.match(FONT_FACE) ?? []).join('');
      const located = faces.replaceAll(/url\("([^"]+\.woff2)"\)/g, (_all, address: string) => {
        if (!address.startsWith('.')) fonts.push(join(source, '../node_modules', address));
        return `url("./fonts/${basename(address)}")`;
      });
      emit('fonts', [], located);
      for (const font of fonts) {
        const fileName = `fonts/${basename(font)}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(font) });
      }
    },
  };
}
