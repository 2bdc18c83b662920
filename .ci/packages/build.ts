// Builds the publishable packages: `node .ci/packages/build.ts [ui|model]`, default both.
// What is published is the folder `dist` of each, with a manifest of its own.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { publishedManifest } from './manifest.ts';
import { collectStylesheets } from './stylesheets.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Packages that are patched here: others would install them unpatched, so their code is included. */
const INCLUDED = ['sonner'];
/** Helpers of the build of stylesheets, and parts of tests and documents. */
const UNPUBLISHED = [
  'tokens/layered',
  'tokens/layers.css',
  'tokens/fonts.css',
  'tokens/base.css',
  'tokens/everydayLetters',
  'hooks/motionForTests',
];

/** Brings the styles of elements and fonts, which no component imports. */
const BASE = 'tokens/base.css.ts';

/** What only runs in the client part of an application: state, effects, contexts, headless libraries. */
const CLIENT_CODE =
  /from "(?:react-dom|@ariakit\/|react-hook-form|@tanstack\/)|\b(?:use[A-Z]\w*|createContext|lazyPart|lazy|use)\(|\bextends (?:Component|PureComponent)\b|\bon[A-Z]\w*: (?:\(|[a-z]\w*(?:,|\s*\n|\s*\}))|"sonner"/;

async function buildPackage(name: string): Promise<void> {
  const folder = join(ROOT, 'packages', name);
  const source = join(folder, 'src');
  const target = join(folder, 'dist');
  const entries = globSync('**/*.{ts,tsx}', { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|stories)\.tsx?$|^docs\//.test(file))
    .filter((file) => !/\.css\.ts$/.test(file) || /^tokens\/(?:theme|base)\.css\.ts$/.test(file))
    .filter((file) => file === BASE || !UNPUBLISHED.includes(file.replace(/\.tsx?$/, '')))
    .sort();
  const stylesheets = collectStylesheets(source);

  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), stylesheets.plugin, clientMarks],
    build: {
      target: 'es2023',
      outDir: target,
      minify: false,
      copyPublicDir: false,
      lib: { entry: entries.map((file) => join(source, file)), formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        experimental: { attachDebugInfo: 'none' },
        external: (id) => /^[@\w]/.test(id) && !INCLUDED.includes(id) && !id.includes(':\\'),
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          entryFileNames: ({ name: module }) => `${publishedName(module)}.js`,
        },
      },
    },
  });
  declare(folder, target);
  if (name === 'ui') {
    stylesheets.write(target);
    writeFileSync(join(target, 'THIRD_PARTY_LICENSES'), includedLicences(folder));
  }
  copyFileSync(join(ROOT, 'LICENSE'), join(target, 'LICENSE'));
  cpSync(join(folder, 'README.md'), join(target, 'README.md'));
  cpSync(join(folder, 'CHANGELOG.md'), join(target, 'CHANGELOG.md'));
  const modules = entries
    .filter((file) => file !== BASE)
    .map((file) => publishedName(file.replace(/\.tsx?$/, '')));
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify(publishedManifest(folder, target, modules), null, 2)}\n`,
  );
  console.log(`${relative(ROOT, target)}: ${modules.length} entries.`);
}

/** A module of styles would have the name of its stylesheet. */
function publishedName(module: string): string {
  const included = /node_modules\/(?:.*\/node_modules\/)?([\w-]+)\//.exec(module)?.[1];
  if (included) return `included/${included}`;
  return module.replace(/(\btheme)?\.css$/, (_, theme) => theme ?? '.styles');
}

/** Writes the declarations, whose imports name files as Node resolves them. */
function declare(folder: string, target: string): void {
  const config = join(folder, 'tsconfig.build.json');
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', config, '--outDir', target], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The declarations could not be written.');
  for (const file of globSync('**/*.d.ts', { cwd: target })) {
    const text = readFileSync(join(target, file), 'utf8').replaceAll(
      /(from |import\()(['"])(\.[^'"]+)\2/g,
      (_, before: string, quote: string, path: string) =>
        `${before}${quote}${publishedName(path.replace(/\.tsx?$/, ''))}.js${quote}`,
    );
    writeFileSync(join(target, file), text);
    if (file.endsWith('.css.d.ts')) {
      renameSync(
        join(target, file),
        join(target, `${publishedName(file.replace(/\.d\.ts$/, ''))}.d.ts`),
      );
    }
  }
  for (const file of UNPUBLISHED) {
    for (const end of ['d.ts', 'js']) {
      rmSync(join(target, `${publishedName(file)}.${end}`), { force: true });
    }
  }
}

/** Marks the modules that an application with server components has to run in the browser. */
const clientMarks: Plugin = {
  name: 'client-marks',
  transform: {
    filter: { id: /node_modules/ },
    handler: (code) => code.replace(/^'use client';/, ''),
  },
  renderChunk(code, { facadeModuleId, fileName }) {
    const isOwn = facadeModuleId?.includes('/src/') || fileName.startsWith('included/');
    const needed = isOwn && CLIENT_CODE.test(code) && !/^["']use client["']/.test(code);
    return needed ? { code: `"use client";\n${code}`, map: null } : null;
  },
};

function includedLicences(folder: string): string {
  return INCLUDED.map((name) => {
    const place = join(folder, 'node_modules', name);
    const [file = ''] = globSync('LICENSE*', { cwd: place });
    return `${name}\n\n${readFileSync(join(place, file), 'utf8')}`;
  }).join('\n\n');
}

const chosen = process.argv.slice(2);
for (const name of ['model', 'ui']) {
  if (chosen.length === 0 || chosen.includes(name)) await buildPackage(name);
}
