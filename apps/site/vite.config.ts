import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { CHUNK_GROUPS } from './server/chunkGroups.ts';
import { denyHiddenFiles } from './server/denyHiddenFiles.ts';
import { parseEnv, strayEnv } from './server/env.ts';
import { productionPreview } from './server/hosting/productionPreview.ts';
import { indexHtmlPlugin } from './server/indexHtmlPlugin.ts';
import { existingLegalTexts, legalTextsPlugin } from './server/legalTextsPlugin.ts';
import { embeddedSupabasePlugin } from './supabase/embedded/embeddedSupabasePlugin.ts';

const DEV_PORT = 5173;
const PREVIEW_PORT = 4173;

const groups = Object.entries(CHUNK_GROUPS).map(([name, test], index, { length }) => ({
  name,
  test,
  priority: length - index,
}));

/** Keeps `import.meta.dirname` of the source: bundled files read folders beside it, such as migrations. */
const sourceDirname: Plugin = {
  name: 'source-dirname',
  transform: (code, id) =>
    code.includes('import.meta.dirname')
      ? code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      : undefined,
};

export default defineConfig(({ mode, isPreview, isSsrBuild = false }) => {
  const stray = strayEnv(join(import.meta.dirname, '../..'));
  if (stray !== undefined && !isSsrBuild) console.warn(stray);
  const env = parseEnv(loadEnv(mode, import.meta.dirname, ['VITE_', 'PORT', 'SUPABASE_DB']));
  const { port, memory } = env;
  return {
    // The preview serves one HTML file per page, the development server one for all routes.
    appType: isPreview ? 'mpa' : 'spa',
    plugins: [
      indexHtmlPlugin,
      denyHiddenFiles,
      productionPreview,
      react(),
      vanillaExtractPlugin(),
      legalTextsPlugin,
      isSsrBuild && sourceDirname,
      // Without a configured backend the server mounts an embedded one.
      env.backend === undefined && embeddedSupabasePlugin({ memory }),
    ],
    define: {
      'import.meta.env.VITE_SITE_URL': JSON.stringify(env.site),
      // A constant, so that the build leaves out what is not configured.
      'import.meta.env.VITE_COUNTS_URL': JSON.stringify(env.analytics ?? ''),
      'import.meta.env.VITE_CAPTCHA': JSON.stringify(env.captcha ?? null),
      'import.meta.env.VITE_LEGAL_PAGES': JSON.stringify(existingLegalTexts()),
      'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
    },
    server: { port: port ?? DEV_PORT, strictPort: port !== undefined },
    preview: { port: port ?? PREVIEW_PORT, strictPort: port !== undefined },
    build: isSsrBuild
      ? { target: 'esnext', rolldownOptions: { input: 'server/buildPages.ts' } }
      : {
          target: 'es2023',
          // Safari's own names of masks are older than the browsers of the README.
          cssTarget: ['chrome120', 'firefox128', 'safari17.4', 'ios17.4'],
          manifest: true,
          // The hydration script imports all chunks of a page at once instead.
          modulePreload: false,
          rolldownOptions: { output: { codeSplitting: { groups } } },
        },
  };
});
