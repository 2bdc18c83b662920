import { join } from 'node:path';
import { resolveConfiguredPublishableKey } from '@supabase/lite/cli';
import { honoMiddleware } from '@supabase/lite/vite';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { type Backend, DEMO_ADMIN, openBackend } from './backend.ts';

/** Vite restarts its server inside the process, and the database can be opened only once. */
const opened = globalThis as { embeddedSupabase?: Promise<Backend> };

/** The data and auth APIs of Supabase on the page's own origin, in `vite` and `vite preview`. */
export function embeddedSupabase({ memory }: { memory: boolean }): Plugin {
  const mount = async (server: ViteDevServer | PreviewServer) => {
    opened.embeddedSupabase ??= openBackend({ memory });
    const backend = await opened.embeddedSupabase;
    // The package declares its App twice, once for each entry.
    const app = backend.app as unknown as Parameters<typeof honoMiddleware>[0];
    server.middlewares.use(honoMiddleware(app, ['/auth/v1', '/rest/v1']));
    server.httpServer?.once('listening', () => {
      const address = server.httpServer?.address();
      if (address && typeof address === 'object') {
        void backend.servePicturesFrom(`http://localhost:${address.port}`);
      }
    });
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      server.config.logger.info(
        `  ➜  Demo admin: ${DEMO_ADMIN.email} / ${DEMO_ADMIN.password}` +
          (memory ? '  (throw-away database)' : ''),
      );
    };
  };
  return {
    name: 'embedded-supabase',
    async config() {
      const key = await resolveConfiguredPublishableKey(join(import.meta.dirname, 'embedded.toml'));
      return {
        define: {
          'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(key),
        },
      };
    },
    configureServer: mount,
    configurePreviewServer: mount,
  };
}
