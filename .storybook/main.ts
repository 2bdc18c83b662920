import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { DENIED_FILES } from '../apps/site/server/denyHiddenFiles.ts';

/** Optimized in advance: Vite reloads the page when it discovers one during a test run. */
const runtimeEntries = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@ariakit/react/combobox',
  '@ariakit/react/dialog',
  '@ariakit/react/tooltip',
  '@hookform/resolvers/zod',
  '@tanstack/react-virtual',
  '@vanilla-extract/css',
  'react-hook-form',
  '@agency/model > zod/mini',
].map((entry) => `@agency/ui > ${entry}`);

const siteEntries = ['@supabase/supabase-js', '@tanstack/react-query', 'react-router-dom'].map(
  (entry) => `@agency/site > ${entry}`,
);
const mockEntries = ['msw', 'msw/browser'];

/** Overrides the environment: the mock backend answers at the page's own origin. */
const siteEnv = {
  'import.meta.env.VITE_SUPABASE_URL': '""',
  'import.meta.env.VITE_SUPABASE_ANON_KEY': '"sb_publishable_of_the_mock_backend"',
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/docs/*.mdx',
    './docs/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
  ],
  staticDirs: [{ from: '../apps/site/public/drawings', to: '/drawings' }],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Lists components, their props and stories for coding assistants, at `/mcp` of the running Storybook.
    '@storybook/addon-mcp',
    '@chromatic-com/storybook',
    'storybook-addon-pseudo-states',
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, ...siteEnv },
    // This server's root is the repository, with the embedded database and its secret.
    server: { ...vite.server, fs: { ...vite.server?.fs, deny: DENIED_FILES } },
    plugins: [
      ...(vite.plugins ?? []),
      react(),
      vanillaExtractPlugin(),
      msw({ mode: 'worker-only' }),
    ],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...runtimeEntries,
        ...siteEntries,
        ...mockEntries,
      ],
    },
  }),
};

export default config;
