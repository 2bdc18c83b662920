import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { cacheControlOf } from './hosting/cacheHeaders.ts';
import { pathOf } from './hosting/requestPath.ts';
import { rewriteOf } from './hosting/rewrites.ts';

/** Hosts' configuration, compressed forms, and the 404 page, which `productionPreview.ts` sends. */
const HIDDEN = /^\/(?:_headers|_redirects|nginx\.conf|vercel\.json|404(?:\.html)?)$|\.(?:br|gz)$/i;

/**
 * Serves the built site as production hosts do: pages without their ending, every file in the
 * smallest accepted encoding, and the shell `_entry.html` for entries newer than the build.
 * @param redirects where paths without a file have moved to
 */
export function builtSite(
  dist: string,
  redirects: ReadonlyMap<string, string>,
): Connect.NextHandleFunction {
  // `dev` reads the folder at each request, so a new build is served without a restart.
  const serve = sirv(dist, { brotli: true, gzip: true, etag: true, dev: true, extensions: [] });
  const has = (name: string) => existsSync(join(dist, name)) && statSync(join(dist, name)).isFile();

  return (request, response, next) => {
    const path = pathOf(request.url ?? '');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (path === undefined || !reads || HIDDEN.test(path)) return next();
    const pagePath = pagePathOf(path);
    const moved = has(pageAt(pagePath)) ? undefined : redirects.get(pagePath);
    if (moved !== undefined || (pagePath !== path && has(pageAt(pagePath)))) {
      const search = /\?.*/.exec(request.url ?? '')?.[0] ?? '';
      const location = moved ?? pagePath.split('/').map(encodeURIComponent).join('/');
      response.writeHead(301, { Location: location + search }).end();
      return;
    }
    const [encoded = ''] = (request.url ?? '').split('?', 1);
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
