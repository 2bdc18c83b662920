import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import { renderUnicodeCompact } from 'uqr';
import type { Connect, Plugin, PreviewServer } from 'vite';
import { builtSite } from '../builtSite.ts';
import type { VercelConfig } from './hostingFiles.ts';
import { pathOf } from './requestPath.ts';

/** A usual quality for answers that are compressed while they are sent. */
const BROTLI = { brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } };

/**
 * Makes `vite preview` answer as a production host does: security headers, compression, cache rules,
 * 404 for what doesn't exist. Vite's own file server is never reached.
 */
export function productionPreview(): Plugin[] {
  return [
    {
      name: 'production-preview',
      configurePreviewServer: {
        order: 'pre',
        handler(server) {
          showForPhones(server);
          const { config, middlewares } = server;
          const dist = join(config.root, config.build.outDir);
          const { headers, redirects } = readHostingFiles(dist);
          middlewares.use((request, response, next) => {
            for (const { key, value } of headers) response.setHeader(key, value);
            if (pathOf(request.url ?? '') === undefined) response.writeHead(400).end('Bad request');
            else next();
          });
          middlewares.use(builtSite(dist, redirects));
          // For the backend's answers and the 404 page; built files are compressed already.
          middlewares.use(compression(BROTLI) as unknown as Connect.HandleFunction);
        },
      },
    },
    {
      name: 'production-preview-not-found',
      configurePreviewServer: {
        order: 'post',
        handler({ config, middlewares }) {
          const page = join(config.root, config.build.outDir, '404.html');
          middlewares.use((_, response) => {
            const headers = {
              'Content-Type': 'text/html; charset=utf-8',
              'Cache-Control': 'no-cache',
            };
            response.writeHead(404, headers).end(readFileSync(page));
          });
        },
      },
    },
  ];
}

/**
 * What the build wrote for hosts: headers of every answer, and where decoded paths have moved to, encoded.
 * @throws Error when the site is not built
 */
function readHostingFiles(dist: string) {
  const file = join(dist, 'vercel.json');
  if (!existsSync(file)) throw new Error('There is no built site yet: run `pnpm build` first.');
  const { headers, redirects }: VercelConfig = JSON.parse(readFileSync(file, 'utf8'));
  return {
    headers: headers.find(({ source }) => source === '/(.*)')?.headers ?? [],
    redirects: new Map(
      redirects.map(({ source, destination }) => [decodeURIComponent(source), destination]),
    ),
  };
}

/** With `--host`, the address in the local network is shown as a QR code as well. */
function showForPhones(server: PreviewServer): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const [url] = server.resolvedUrls?.network ?? [];
    if (url) console.log(renderUnicodeCompact(url));
  };
}
