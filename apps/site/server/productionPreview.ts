import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import type { Connect, Plugin } from 'vite';

/** Addresses that the page of the one above opens: rows of the database, sections of the panel. */
const BELOW = /^\/(?:(blog|portfolio)\/[^/]+|(admin)\/(?:portfolio|messages))\/?$/;

/** Makes `vite preview` answer as a production host does: compressed, cached, 404 for no page. */
export function productionPreview(): Plugin {
  return {
    name: 'production-preview',
    configurePreviewServer(server) {
      const dist = join(server.config.root, server.config.build.outDir);
      server.middlewares.use(compression() as unknown as Connect.HandleFunction);
      server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        const tidy = tidyOf(pathname);
        // A page has one address.
        if (tidy !== pathname && (tidy === '/' || existsSync(join(dist, `${tidy}.html`)))) {
          response.writeHead(301, { Location: tidy + search }).end();
          return;
        }
        if (pathname.startsWith('/assets/') && existsSync(join(dist, pathname))) {
          response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        }
        response.setHeader('X-Content-Type-Options', 'nosniff');
        response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
        next();
      });
      // Reached by whatever is neither a file nor the address of a prerendered page.
      return () =>
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (pathname.endsWith('.html') && existsSync(join(dist, pathname))) return next();
          if (!request.headers.accept?.includes('text/html')) return next();
          const [, list, panel] = BELOW.exec(pathname) ?? [];
          const page = list ?? panel;
          response.statusCode = page ? 200 : 404;
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(readFileSync(join(dist, `${page ?? '404'}.html`)));
        });
    },
  };
}

function tidyOf(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$|\/+$/, '') || '/';
}
