import { normalizePath, type Plugin, searchForWorkspaceRoot } from 'vite';
import { isHidden, pathOf } from './requestPath.ts';

/** Patterns that Vite must not load: its defaults, all dot files, and the embedded database. */
export const DENIED_FILES = ['.*', '*.{crt,key,pem}', '**/.git/**', '**/.temp/**'];

/**
 * Keeps dot files, the embedded database and its secret out of the development server's answers.
 * Vite's own `fs.deny` comes second, for modules that are not requested by a path.
 */
export function developmentGuard(): Plugin {
  return {
    name: 'development-guard',
    apply: 'serve',
    config: () => ({ server: { fs: { deny: DENIED_FILES } } }),
    configureServer: {
      order: 'pre',
      handler(server) {
        const root = normalizePath(searchForWorkspaceRoot(server.config.root));
        server.middlewares.use((request, response, next) => {
          const path = pathOf(request.url ?? '');
          if (path === undefined) response.writeHead(400).end('Bad request');
          else if (isHidden(path, root)) response.writeHead(404).end('Not found');
          else next();
        });
      },
    },
  };
}
