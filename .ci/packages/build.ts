// Builds the publishable packages: `node .ci/packages/build.ts [ui|model]`, default both.
// What is published is the folder `dist` of each, with a manifest of its own.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { stylesheets } from './stylesheets.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Packages that are patched here: others would install them unpatched, so their code is included. */
const INCLUDED = ['sonner'];
/** Tests, documents, and what stylesheets are made of; of these only the theme is published. */
const UNPUBLISHED =
  /\.(test|stories)\.|^docs\/|ForTests|^tokens\/(layered|everydayLetters)|(?<!^tokens\/theme)\.css\.ts$/;
/** Brings the styles of elements and fonts, which no component imports. */
const BASE = 'tokens/base.css.ts';
/** What only runs in the client part of an application: state, effects, contexts, headless libraries. */
const CLIENT_CODE =
  /from "(?:react-dom|@ariakit\/|react-hook-form|@tanstack\/)|\b(?:use[A-Z]\w*|createContext|lazyPart|lazy|use)\(|\bextends (?:Component|PureComponent)\b|\bon[A-Z]\w*: (?:\(|[a-z]\w*(?:,|\s*\n|\s*\}))|"sonner"/;
const MARK = /^["']use client["'];\n?/;

const clientMarks: Plugin = {
  name: 'client-marks',
  transform: { filter: { id: /node_modules/ }, handler: (code) => code.replace(MARK, '') },
  renderChunk: (code, { facadeModuleId }) =>
    facadeModuleId && CLIENT_CODE.test(code) && !MARK.test(code)
      ? { code: `"use client";\n${code}`, map: null }
      : null,
};

async function buildPackage(name: string): Promise<void> {
  const folder = join(ROOT, 'packages', name);
  const source = join(folder, 'src');
  const target = join(folder, 'dist');
  const modules = globSync('**/*.{ts,tsx}', { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !UNPUBLISHED.test(file))
    .sort();
  const base = existsSync(join(source, BASE)) ? [BASE] : [];

  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), stylesheets(source), clientMarks],
    build: {
      target: 'es2023',
      outDir: target,
      minify: false,
      copyPublicDir: false,
      lib: { entry: [...modules, ...base].map((file) => join(source, file)), formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        experimental: { attachDebugInfo: 'none' },
        external: (id) => /^[@\w]/.test(id) && !INCLUDED.includes(id) && !id.includes(':\\'),
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          entryFileNames: ({ name: module }) =>
            `${INCLUDED.find((each) => module.includes(`node_modules/${each}/`)) ?? module}.js`,
        },
      },
    },
  });
  declare(folder, target);
  cpSync(join(ROOT, 'LICENSE'), join(target, 'LICENSE'));
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(folder, file), join(target, file));
  if (base.length > 0) writeFileSync(join(target, 'THIRD_PARTY_LICENSES'), licences(folder));
  const manifest = publishedManifest(folder, target, modules);
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`packages/${name}/dist: ${modules.length} entries.`);
}

/** Writes the declarations, whose imports name files as Node resolves them. */
function declare(folder: string, target: string): void {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const words = [tsc, '-p', join(folder, 'tsconfig.build.json'), '--outDir', target];
  execFileSync(process.execPath, words, { cwd: folder, stdio: 'inherit' });
  for (const file of globSync('**/*.d.ts', { cwd: target })) {
    const text = readFileSync(join(target, file), 'utf8');
    const named = text.replaceAll(/((?:from |import\()["']\.[^'"]+?)(\.tsx?)?(?=["'])/g, '$1.js');
    writeFileSync(join(target, file), named);
  }
}

function licences(folder: string): string {
  return INCLUDED.map((name) => {
    const [file = ''] = globSync(join(folder, 'node_modules', name, 'LICENSE*'));
    return `${name}\n\n${readFileSync(file, 'utf8')}`;
  }).join('\n\n');
}

/** An entry with its declaration for each module, its stylesheet, and the stylesheets of the layers. */
function publishedManifest(folder: string, target: string, modules: readonly string[]) {
  const read = (file: string) => JSON.parse(readFileSync(join(file, 'package.json'), 'utf8'));
  const { devDependencies, scripts, publishConfig, dependencies, ...own } = read(folder);
  const entries = modules.map((file) => {
    const module = file.replace(/\.tsx?$/, '');
    const place = { types: `./${module}.d.ts`, default: `./${module}.js` };
    return [`./${module.replace(/\.css$/, '')}`, place] as const;
  });
  const sheets = globSync('{*,*/*}.css', { cwd: target }).map((file) => file.replaceAll('\\', '/'));
  const version = ([name, wanted]: [string, string]) =>
    wanted.startsWith('workspace:') ? read(join(folder, '..', name.slice(8))).version : wanted;
  return {
    ...own,
    dependencies: Object.fromEntries(
      Object.entries<string>(dependencies).map((each) => [each[0], version(each)]),
    ),
    sideEffects: sheets.length > 0 ? ['**/*.css'] : false,
    exports: {
      ...Object.fromEntries(entries),
      ...Object.fromEntries(sheets.sort().map((file) => [`./${file}`, `./${file}`])),
      './package.json': './package.json',
    },
  };
}

const chosen = process.argv.slice(2);
for (const name of ['model', 'ui']) {
  if (chosen.length === 0 || chosen.includes(name)) await buildPackage(name);
}
