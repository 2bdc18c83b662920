import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { brandTemplate } from './server/brandTemplate.ts';
import { developmentGuard } from './server/developmentGuard.ts';
import { headScript } from './server/headScript.ts';
import { existingLegalTexts, legalTexts } from './server/legalText.ts';
import { productionPreview } from './server/productionPreview.ts';
import { parseServerEnv } from './server/serverEnv.ts';
import { strayEnv } from './server/strayEnv.ts';
import { parseCaptcha } from './src/captcha.ts';
import { parseCounts } from './src/counts.ts';
import { parseEnv } from './src/env.ts';
import { LEGAL_NAMES } from './src/pages.ts';
import { embeddedSupabase } from './supabase/embeddedSupabase.ts';

const DEV_PORT = 5173;
const PREVIEW_PORT = 4173;

/**
 * What is downloaded together, so that no page requests a dozen small files. Each chunk takes its
 * modules and their dependencies, without what the chunks above it have taken.
 */
const CHUNKS: Record<
  string,
  { modules: readonly string[] /** Below `node_modules`. */; packages?: readonly string[] }
> = {
  /** What lists and articles share. */
  reading: {
    packages: ['@tanstack/react-query/build/modern/useQuery.js'],
    modules: [
      'src/startup/QueryProvider',
      'src/queries/posts',
      'src/queries/projects',
      'src/seo',
      '../../packages/ui/src/patterns/EntryArticle',
      'src/entryExtras',
      '../../packages/ui/src/patterns/PostMeta',
      '../../packages/ui/src/primitives/entryIcons',
      'src/postsTagged',
      'src/content/blog',
      'src/content/portfolio',
      // Lists and articles use them: from here, neither downloads the other's chunk.
      '../../packages/ui/src/hooks/inViewTransition',
      'src/routes/useMovedEntry',
    ],
  },
  /** Needed once rows have arrived. */
  schema: {
    packages: ['zod/'],
    modules: ['post', 'project', 'rows'].map((name) => `../../packages/model/src/${name}`),
  },
  /** Needed before the backend's client is downloaded. */
  backend: { modules: ['src/queries/asVisitor'] },
  /** Small together, so that a visitor who goes from one to the next waits once. */
  texts: {
    modules: ['Home', 'About', 'Services', 'Contact'].map((name) => `src/routes/${name}Route`),
  },
  legal: { modules: ['src/routes/LegalRoute'] },
  articles: { modules: ['src/routes/PostRoute', 'src/routes/ProjectRoute'] },
  lists: { modules: ['src/routes/BlogRoute', 'src/routes/PortfolioRoute'] },
  archive: { modules: ['src/routes/ArchiveRoute'] },
  /** Dialogs and notifications know it; neither downloads the other. */
  regions: { modules: ['../../packages/ui/src/primitives/notificationRegions'] },
  dialog: { modules: ['../../packages/ui/src/primitives/Dialog'] },
  /** The panel notifies before it has a form. */
  toaster: { modules: ['../../packages/ui/src/primitives/Toaster'] },
  forms: {
    packages: ['react-hook-form/', '@hookform/resolvers/'],
    modules: ['TextField', 'TextArea'].map((name) => `../../packages/ui/src/primitives/${name}`),
  },
  /** From here to `fields`: what public pages share with the panel, whose chunks they never download. */
  virtual: { packages: ['@tanstack/react-virtual/', '@tanstack/virtual-core/'], modules: [] },
  neighbours: { modules: ['src/queries/fetchNeighbours'] },
  published: { modules: ['src/queries/publishedFiles'] },
  slug: { modules: ['../../packages/model/src/slug'] },
  /** The contact form and the panel's. */
  fields: {
    modules: [
      '../../packages/model/src/fields',
      '../../packages/ui/src/hooks/useSingleFlight',
      'src/drafts',
    ],
  },
  /** Login and panel. */
  admin: {
    packages: ['@tanstack/react-query/build/modern/mutationOptions.js'],
    modules: ['AdminRoute', 'messageOf'].map((name) => `src/routes/admin/${name}`),
  },
  login: { modules: ['Login', 'NewPassword'].map((name) => `src/routes/admin/${name}`) },
  pictures: { modules: ['src/queries/admin/pictures'] },
  /** What is around each section, and what the sections share. */
  panel: {
    modules: ['AdminPanel', 'useAdminList', 'publicAddress']
      .map((name) => `src/routes/admin/${name}`)
      .concat('../../packages/ui/src/sections/AdminList'),
  },
  /** The lists of posts and projects: what one downloads, the other has. */
  entries: {
    modules: ['PostsPanel', 'ProjectsPanel'].map((name) => `src/routes/admin/${name}`),
  },
  /** Needed once a form is opened. */
  entryForms: {
    modules: ['PostForm', 'ProjectForm']
      .map((name) => `../../packages/ui/src/patterns/${name}`)
      .concat('src/routes/admin/PictureTools'),
  },
};

const groups = Object.entries(CHUNKS).map(([name, { modules, packages = [] }], index) => ({
  name,
  priority: Object.keys(CHUNKS).length - index,
  test: (id: string) => {
    const file = id.replaceAll('\\', '/');
    return (
      modules.some((module) => filesOf(module).includes(file)) ||
      packages.some((each) => file.includes(`/node_modules/${each}`))
    );
  },
}));

/** The two files that a module may be in. */
function filesOf(module: string): string[] {
  const path = join(import.meta.dirname, module).replaceAll('\\', '/');
  return [`${path}.ts`, `${path}.tsx`];
}

/** A module that is renamed would leave its chunk unnoticed. */
const existingModules: Plugin = {
  name: 'existing-modules',
  apply: 'build',
  buildStart() {
    for (const module of Object.values(CHUNKS).flatMap(({ modules }) => modules)) {
      if (filesOf(module).some((file) => existsSync(file))) continue;
      this.error(`vite.config.ts puts ${module} into a chunk, but there is no such file.`);
    }
  },
};

/** Bundled files read folders beside their source: the embedded backend's migrations, for example. */
const sourceDirname: Plugin = {
  name: 'source-dirname',
  transform: (code, id) =>
    code.includes('import.meta.dirname')
      ? code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      : undefined,
};

/** Puts the script that every page inlines beside the code that renders pages. */
const builtHeadScript: Plugin = {
  name: 'built-head-script',
  async generateBundle() {
    const source = await headScript(import.meta.dirname);
    this.emitFile({ type: 'asset', fileName: 'headScript.js', source });
  },
};

/** Makes a chunk that has styles wait for them. */
const chunkStyles: Plugin = {
  name: 'chunk-styles',
  apply: 'build',
  enforce: 'post',
  renderChunk(code, { isEntry, viteMetadata }) {
    const files = isEntry ? [] : [...(viteMetadata?.importedCss ?? [])];
    if (files.length === 0) return undefined;
    const waits = files.map((file) => `await window.startup.adoptStyles("/${file}");`);
    return { code: `${waits.join('')}${code}`, map: null };
  },
};

/** What Vite adds to each chunk with styles: a table of stylesheets for its helper. */
const PRELOAD_TABLE = /^const __vite__mapDeps=.*\n|,__vite__mapDeps\(\[[\d,]*\]\)/gm;

/** Vite's helper preloads styles and modules of a chunk; here chunks and `loadChunk` do. */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replaceAll(PRELOAD_TABLE, '');
        if (chunk.code.includes('__vite__')) {
          throw new Error(`Vite has changed: its preloads are left in ${chunk.fileName}.`);
        }
      }
    },
  },
};

export default defineConfig(({ mode, isPreview, isSsrBuild = false }) => {
  const stray = strayEnv();
  if (stray !== undefined && !isSsrBuild) console.warn(stray);
  const raw = loadEnv(mode, import.meta.dirname, 'VITE_');
  const env = parseEnv(raw);
  // The panel parses it: a mistake has to stop the build, not the sign-in.
  parseCaptcha(raw);
  const counts = parseCounts(raw);
  const { port, memory } = parseServerEnv(process.env);
  return {
    // The preview serves a file for each page; development has one for all.
    appType: isPreview ? 'mpa' : 'spa',
    plugins: [
      existingModules,
      brandTemplate,
      developmentGuard(),
      productionPreview(),
      react(),
      vanillaExtractPlugin(),
      legalTexts,
      ...(isSsrBuild ? [sourceDirname, builtHeadScript] : [plainImports, chunkStyles]),
      // Without a configured backend the server mounts an embedded one.
      env.VITE_SUPABASE_URL === undefined && embeddedSupabase({ memory }),
    ],
    define: {
      'import.meta.env.VITE_SITE_URL': JSON.stringify(env.VITE_SITE_URL),
      // Constants, so that the build leaves out what is not configured.
      'import.meta.env.VITE_COUNTS_PROVIDER': JSON.stringify(counts?.provider ?? ''),
      'import.meta.env.VITE_COUNTS_URL': JSON.stringify(counts?.url ?? ''),
      'import.meta.env.VITE_LEGAL_PAGES': JSON.stringify(
        existingLegalTexts(join(import.meta.dirname, 'src/content/legal'), LEGAL_NAMES),
      ),
      'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
    },
    server: { port: port ?? DEV_PORT, strictPort: port !== undefined },
    preview: { port: port ?? PREVIEW_PORT, strictPort: port !== undefined },
    build: isSsrBuild
      ? {
          target: 'esnext',
          rolldownOptions: { input: ['server/buildSite.ts', 'server/buildThread.ts'] },
        }
      : {
          target: 'es2023',
          manifest: true,
          // The head script loads a page's chunks at once; a table of all chunks' imports is 2 kB.
          modulePreload: false,
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'base', tags: ['$initial' as const], priority: groups.length + 1 },
                  ...groups,
                ],
              },
            },
          },
        },
  };
});
