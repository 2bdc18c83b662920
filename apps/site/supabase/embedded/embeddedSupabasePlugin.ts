import { join } from 'node:path';
import { resolveConfiguredPublishableKey } from '@supabase/lite/cli';
import { honoMiddleware } from '@supabase/lite/vite';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { devInbox, INBOX_PATH } from './devInbox.ts';
import { isBlockedRequest } from './isBlockedRequest.ts';
import { type Backend, DEMO_ADMIN, openBackend } from './openBackend.ts';
import { rewritePictureOrigins } from './rewritePictureOrigins.ts';
import { warnOnMigrationChange } from './warnOnMigrationChange.ts';

/** Survives Vite's restarts inside the process: the database can be opened only once. */
const opened = globalThis as { embeddedSupabase?: Promise<Backend> };

/** The interfaces that browsers may reach; the backend's others don't check for an API key. */
const PUBLIC = ['/auth/v1', '/rest/v1', '/storage/v1/object', '/storage/v1/bucket/pictures'];

/** Mounts Supabase's data, auth and storage APIs on the page's own origin, in `vite` and `vite preview`. */
export function embeddedSupabasePlugin({ memory }: { memory: boolean }): Plugin {
  const mount = async (server: ViteDevServer | PreviewServer): Promise<void> => {
    opened.embeddedSupabase ??= openBackend({ memory });
    const backend = await opened.embeddedSupabase;
    const { email, password } = DEMO_ADMIN;
    const lines = [`Demo admin: ${email} / ${password}${memory ? '  (throw-away database)' : ''}`];
    server.middlewares.use(publicMiddleware(backend));
    if ('watcher' in server) {
      server.middlewares.use(devInbox(backend));
      warnOnMigrationChange(server);
      lines.push(`Mails to the agency: ${INBOX_PATH}`);
    }
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      for (const line of lines) server.config.logger.info(`  ➜  ${line}`);
    };
  };
  return {
    name: 'embedded-supabase',
    async config() {
      const key = await resolveConfiguredPublishableKey(join(import.meta.dirname, 'embedded.toml'));
      return { define: { 'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(key) } };
    },
    configureServer: mount,
    configurePreviewServer: mount,
  };
}

/**
 * Answers below the public paths only. The package's middleware compares the path as it was sent, the
 * backend the one that `URL` makes of it, without dot segments: where the two differ is refused here.
 */
export function publicMiddleware({ app }: Pick<Backend, 'app'>): ReturnType<typeof honoMiddleware> {
  const fetch: Backend['app']['fetch'] = async (request, context) => {
    const url = new URL(request.url);
    const isPublic = PUBLIC.some(
      (path) => url.pathname === path || url.pathname.startsWith(`${path}/`),
    );
    if (!isPublic || isBlockedRequest(url)) return new Response('Not found', { status: 404 });
    return rewritePictureOrigins(async (each) => app.fetch(each, context))(request);
  };
  // The middleware uses nothing else of the app, and the package declares that type twice.
  return honoMiddleware({ fetch } as unknown as Parameters<typeof honoMiddleware>[0], PUBLIC);
}
