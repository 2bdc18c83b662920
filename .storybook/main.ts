import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';

/** Found in the middle of a test run, a dependency reloads the page under the story that runs. */
const runtimeEntries = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@ariakit/react/dialog',
  '@ariakit/react/tooltip',
  '@hookform/resolvers/zod',
  '@tanstack/react-virtual',
  '@vanilla-extract/css',
  'date-fns',
  'react-hook-form',
  'sonner',
  '@agency/model > zod/mini',
].map((entry) => `@agency/ui > ${entry}`);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react(), vanillaExtractPlugin()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...runtimeEntries],
    },
  }),
};

export default config;
