import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { developmentGuard } from './server/developmentGuard.ts';
import { productionPreview } from './server/productionPreview.ts';
import { parseServerEnv } from './server/serverEnv.ts';
import { parseEnv } from './src/env.ts';
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
      '../../packages/ui/src/patterns/PostDate',
      'src/content/blog',
      'src/content/portfolio',
    ],
  },
  /** Needed once rows have arrived, or a form is filled in. */
  schema: {
    packages: ['zod/'],
    modules: ['credentials', 'fields', 'message', 'post', 'project', 'rows'].map(
      (name) => `../../packages/model/src/${name}`,
    ),
  },
  /** Needed before the backend's client is downloaded. */
  backend: { modules: ['src/queries/asVisitor'] },
  articles: { modules: ['src/routes/PostRoute', 'src/routes/ProjectRoute'] },
  lists: { modules: ['src/routes/BlogRoute', 'src/routes/PortfolioRoute'] },
  texts: {
    modules: ['Home', 'About', 'Services', 'Contact'].map((name) => `src/routes/${name}Route`),
  },
  dialog: { modules: ['../../packages/ui/src/primitives/Dialog'] },
  forms: {
    packages: ['react-hook-form/', '@hookform/resolvers/'],
    modules: ['src/routes/EnquiryForm', '../../packages/ui/src/primitives/Toaster'],
  },
};

const groups = Object.entries(CHUNKS).map(([name, { modules, packages = [] }], index) => ({
  name,
  priority: Object.keys(CHUNKS).length - index,
  test: (id: string) => {
    const file = id.replaceAll('\\', '/');
    return (
      modules.some((module) => {
        const path = join(import.meta.dirname, module).replaceAll('\\', '/');
        return file === `${path}.tsx` || file === `${path}.ts`;
      }) || packages.some((each) => file.includes(`/node_modules/${each}`))
    );
  },
}));

/** Bundled files read folders beside their source: the embedded backend's migrations, for example. */
const sourceDirname: Plugin = {
  name: 'source-dirname',
  transform: (code, id) =>
    code.includes('import.meta.dirname')
      ? code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      : undefined,
};

/**
 * Lets unused components of react-router be removed: 1.6 kB. Without the annotation the bundler has
 * to keep each `forwardRef` call and what it refers to.
 */
const pureForwardRefs: Plugin = {
  name: 'pure-forward-refs',
  transform: {
    filter: { id: '**/react-router/dist/**' },
    handler: (code) =>
      code
        .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
  },
};

export default defineConfig(({ mode, isPreview, isSsrBuild = false }) => {
  const env = parseEnv(loadEnv(mode, import.meta.dirname, 'VITE_'));
  const { port, memory } = parseServerEnv(process.env);
  return {
    // The preview serves a file for each page; development has one for all.
    appType: isPreview ? 'mpa' : 'spa',
    plugins: [
      developmentGuard(),
      productionPreview(),
      react(),
      vanillaExtractPlugin(),
      isSsrBuild ? sourceDirname : pureForwardRefs,
      // Without a configured backend the server mounts an embedded one.
      env.VITE_SUPABASE_URL === undefined && embeddedSupabase({ memory }),
    ],
    define: {
      'import.meta.env.VITE_SITE_URL': JSON.stringify(env.VITE_SITE_URL),
      'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
    },
    server: { port: port ?? DEV_PORT, strictPort: port !== undefined },
    preview: { port: port ?? PREVIEW_PORT, strictPort: port !== undefined },
    build: isSsrBuild
      ? { target: 'esnext' }
      : {
          target: 'es2023',
          // One small stylesheet, inlined into every page: no flash of unstyled content.
          cssCodeSplit: false,
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
