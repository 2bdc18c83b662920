import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';
import { cacheControlOf } from './cacheHeaders.ts';
import { encodePath, type VercelConfig } from './hostingFiles.ts';
import { requestPath } from './requestPath.ts';
import { rewriteOf } from './rewrites.ts';

/** A usual quality for answers that are compressed while they are sent. */
const BROTLI = { brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } };

/** Hosts' configuration, compressed forms, and the 404 page, which is sent with its own status. */
const HIDDEN = /^\/(?:_headers|_redirects|nginx\.conf|vercel\.json|404(?:\.html)?)$|\.(?:br|gz)$/i;

/**
 * Makes `vite preview` answer as a production host does: security headers, compression, cache rules,
 * 404 for what doesn't exist. Vite's own file server is never reached.
 */
export const productionPreview: Plugin[] = [
  {
    name: 'production-preview',
    configurePreviewServer: {
      order: 'pre',
      handler({ config, middlewares }) {
        middlewares.use(builtSite(join(config.root, config.build.outDir)));
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

/**
 * Serves the built site as production hosts do: pages without their ending, every file in the smallest
 * accepted encoding, and the shell `_entry.html` for entries newer than the build. Every answer has the headers.
 */
function builtSite(dist: string): Connect.NextHandleFunction {
  const { headers, redirects } = readHostingFiles(dist);
  // `dev` reads the folder at each request, so a new build is served without a restart.
  const serve = sirv(dist, { brotli: true, gzip: true, etag: true, dev: true, extensions: [] });
  const has = (name: string) => existsSync(join(dist, name)) && statSync(join(dist, name)).isFile();

  return (request, response, next) => {
    for (const { key, value } of headers) response.setHeader(key, value);
    const { url = '', method = '' } = request;
    const path = requestPath(url);
    if (path === undefined) return void response.writeHead(400).end('Bad request');
    if (!['GET', 'HEAD'].includes(method) || HIDDEN.test(path)) return next();
    const [encoded = ''] = url.split('?', 1);
    const pagePath = pagePathOf(path);
    const ownPath = pagePath === path ? undefined : encodePath(pagePath);
    const location = has(pageAt(pagePath)) ? ownPath : redirects.get(pagePath);
    if (location !== undefined) {
      const search = url.slice(encoded.length);
      return void response.writeHead(301, { Location: location + search }).end();
    }
    const file = [pageAt(path), path, rewriteOf(encoded)].find((name) => name && has(name));
    if (file === undefined) return next();
    response.setHeader('Cache-Control', cacheControlOf(file));
    // Servers may ignore ranges, and sirv reads some of them wrongly.
    delete request.headers.range;
    // sirv decodes paths that hold a percent sign.
    request.url = file.replaceAll('%', '%25');
    serve(request, response, next);
  };
}

/** The canonical path of a page: without ending, without a slash at the end. */
function pagePathOf(path: string): string {
  return path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
}

function pageAt(pagePath: string): string {
  return pagePath === '/' ? '/index.html' : `${pagePath}.html`;
}
