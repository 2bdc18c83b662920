import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { developmentGuard } from './server/developmentGuard.ts';
import { productionPreview } from './server/productionPreview.ts';
import { parseServerEnv } from './server/serverEnv.ts';
import { parseEnv } from './src/env.ts';
import { embeddedSupabase } from './supabase/embeddedSupabase.ts';

const DEV_PORT = 5173;
const PREVIEW_PORT = 4173;

/**
 * What is downloaded together; without these a page would ask for a dozen scraps. Each takes what
 * the ones above it left.
 */
const CHUNKS = [
  { name: 'base', tags: ['$initial' as const], priority: 5 },
  {
    name: 'model',
    test: /node_modules[/\\]zod[/\\]|packages[/\\]model|src[/\\](?:supabase|storage|env)\.ts|notificationRegions/,
    priority: 4,
  },
  { name: 'dialog', test: /primitives[/\\]Dialog\./, priority: 3 },
  {
    name: 'lists',
    test: /react-query|query-core|(?:Blog|Portfolio)(?:Route|Grid)\.tsx|EntryPage\.tsx|src[/\\]QueryProvider\.tsx|queries[/\\](?:posts|projects)\.ts/,
    priority: 2,
  },
  { name: 'forms', test: /hookform|patterns[/\\]ContactForm|primitives[/\\]Toaster/, priority: 1 },
];

export default defineConfig(({ mode, isPreview }) => {
  const env = parseEnv(loadEnv(mode, import.meta.dirname, 'VITE_'));
  const { port, memory } = parseServerEnv(process.env);
  return {
    // The preview has a page for each address; development makes them on the fly.
    appType: isPreview ? 'mpa' : 'spa',
    plugins: [
      developmentGuard(),
      productionPreview(),
      react(),
      vanillaExtractPlugin(),
      // A backend that is named is used as it is; otherwise the site brings its own.
      env.VITE_SUPABASE_URL === undefined && embeddedSupabase({ memory }),
    ],
    define: {
      'import.meta.env.VITE_SITE_URL': JSON.stringify(env.VITE_SITE_URL),
      'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
    },
    server: { port: port ?? DEV_PORT, strictPort: port !== undefined },
    preview: { port: port ?? PREVIEW_PORT, strictPort: port !== undefined },
    // One small stylesheet: a prerendered page is never seen half dressed.
    build: {
      target: 'es2023',
      cssCodeSplit: false,
      manifest: true,
      rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
    },
  };
});
