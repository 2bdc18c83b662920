import { normalizePath, type Plugin, searchForWorkspaceRoot } from 'vite';
import { isHidden, pathOf } from './requestPath.ts';

/** Patterns that Vite refuses to load: its own defaults, all dot files, and the embedded database. */
export const DENIED_FILES = ['.*', '*.{crt,key,pem}', '**/.git/**', '**/.temp/**'];

/**
 * Keeps dot files, the embedded database and its secret out of the development server's answers.
 * Vite's own list is the second line, for modules that are asked for in another way than by a path.
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
