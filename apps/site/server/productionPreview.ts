import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { Connect, Plugin } from 'vite';
import { builtFile } from './builtFile.ts';
import { cacheControlOf } from './cacheHeaders.ts';
import { serveHeaders } from './hosting.ts';
import { rewriteOf } from './rewrites.ts';

/** As well as hosts compress an answer that they have not seen before. */
const BROTLI = { brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } };

/** Makes `vite preview` answer as a production host does: compressed, cached, 404 for no page. */
export function productionPreview(): Plugin {
  return {
    name: 'production-preview',
    configurePreviewServer(server) {
      const dist = join(server.config.root, server.config.build.outDir);
      server.middlewares.use(serveHeaders(dist));
      server.middlewares.use((request, response, next) => {
        if (!answer(dist, request, response)) next();
      });
      // The backend's answers have no files that were compressed before.
      server.middlewares.use(compression(BROTLI) as unknown as Connect.HandleFunction);
      // Reached by whatever is neither a page nor a file nor the backend's.
      return () =>
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          send(dist, '/404.html', 404, request, response);
        });
    },
  };
}

/** @returns whether the address is one of the site's own */
function answer(dist: string, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const name = decode(pathname);
  if (name === undefined) return false;
  // A page has one address.
  const tidy = tidyOf(pathname);
  if (tidy !== pathname && (tidy === '/' || builtFile(dist, `${decode(tidy)}.html`))) {
    response.writeHead(301, { Location: tidy + search }).end();
    return true;
  }
  const page = name === '/' ? '/index.html' : `${name}.html`;
  const forPeople = request.headers.accept?.includes('text/html');
  return (
    send(dist, page, 200, request, response) ||
    send(dist, name, 200, request, response) ||
    (forPeople === true && send(dist, rewriteOf(pathname) ?? '', 200, request, response))
  );
}

function send(
  dist: string,
  name: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const file = builtFile(dist, name, String(request.headers['accept-encoding'] ?? ''));
  if (!file) return false;
  response.setHeader('Cache-Control', cacheControlOf(name));
  if (status === 200 && request.headers['if-none-match'] === file.headers.ETag) {
    response.writeHead(304, { ETag: file.headers.ETag, Vary: 'Accept-Encoding' }).end();
    return true;
  }
  response.writeHead(status, file.headers);
  if (request.method === 'HEAD') response.end();
  else createReadStream(file.path).pipe(response);
  return true;
}

/** @returns undefined for an address that nobody could have meant */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function tidyOf(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$|\/+$/, '') || '/';
}
