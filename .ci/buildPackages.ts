// Builds the packages as they are published, into the `dist` of each: `node .ci/buildPackages.ts`.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
/** Tests, documents, and what stylesheets are made of. */
const UNPUBLISHED = /\.(test|stories)\.|^docs\/|ForTests|^tokens\/(layeredStyles|fontSubset)/;
/** What only runs in the client part of an application: state, effects, contexts, headless libraries. */
const CLIENT_CODE =
  /from "(?:react-dom|@ariakit\/|react-hook-form|@tanstack\/)|\b(?:use[A-Z]\w*|createContext|lazyComponent|lazy|use)\(|\bextends (?:Component|PureComponent)\b|\bon[A-Z]\w*: (?:\(|[a-z]\w*(?:,|\s*\n|\s*\}))/;

/** Writes `"use client"` where it is needed: the other components render in server components. */
const clientMarks: Plugin = {
  name: 'client-marks',
  renderChunk: (code, { facadeModuleId }) =>
    facadeModuleId && CLIENT_CODE.test(code) ? { code: `"use client";\n${code}`, map: null } : null,
};

/** A library's stylesheet would contain the fonts. */
const fontFiles: Plugin = {
  name: 'font-files',
  enforce: 'pre',
  transform: {
    filter: { id: /\.vanilla\.css/ },
    handler: (code) => code.replaceAll('.woff2"', '.woff2?no-inline"'),
  },
};

for (const name of ['model', 'ui']) {
  const folder = join(ROOT, 'packages', name);
  const source = join(folder, 'src');
  const target = join(folder, 'dist');
  await build({
    root: folder,
    base: './',
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), fontFiles, clientMarks],
    build: {
      target: 'es2023',
      minify: false,
      lib: {
        entry: globSync('**/*.{ts,tsx}', { cwd: source })
          .filter((file) => !UNPUBLISHED.test(file.replaceAll('\\', '/')))
          .map((file) => join(source, file)),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        checks: { pluginTimings: false },
        experimental: { attachDebugInfo: 'none' },
        external: (id) => /^[@\w]/.test(id) && !id.includes(':\\'),
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          entryFileNames: '[name].js',
          assetFileNames: ({ names: [file = ''] }) =>
            file.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]',
        },
      },
    },
  });
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', 'tsconfig.build.json', '--outDir', target];
  execFileSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  // Imports of declarations name files as Node resolves them.
  for (const file of globSync(join(target, '**/*.d.ts'))) {
    const text = readFileSync(file, 'utf8');
    const named = text.replaceAll(/((?:from |import\()["']\.[^'"]+?)(\.tsx?)?(?=["'])/g, '$1.js');
    writeFileSync(file, named);
  }
  if (name === 'ui') cpSync(join(folder, 'fonts/LICENSE'), join(target, 'fonts/OFL.txt'));
}
