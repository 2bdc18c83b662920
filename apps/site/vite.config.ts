import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { productionPreview } from './server/productionPreview.ts';
import { parseServerEnv } from './server/serverEnv.ts';
import { parseEnv } from './src/env.ts';
import { embeddedSupabase } from './supabase/embeddedSupabase.ts';

const DEV_PORT = 5173;
const PREVIEW_PORT = 4173;

export default defineConfig(({ mode, isPreview }) => {
  const backend = parseEnv(loadEnv(mode, import.meta.dirname, 'VITE_SUPABASE_'));
  const { port, memory } = parseServerEnv(process.env);
  return {
    // The preview has a page for each address; development makes them on the fly.
    appType: isPreview ? 'mpa' : 'spa',
    plugins: [
      productionPreview(),
      react(),
      vanillaExtractPlugin(),
      // A backend that is named is used as it is; otherwise the site brings its own.
      backend.VITE_SUPABASE_URL === undefined && embeddedSupabase({ memory }),
    ],
    define: {
      'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
    },
    server: { port: port ?? DEV_PORT, strictPort: port !== undefined },
    preview: { port: port ?? PREVIEW_PORT, strictPort: port !== undefined },
    // One small stylesheet: a prerendered page is never seen half dressed.
    build: { target: 'es2023', cssCodeSplit: false },
  };
});
