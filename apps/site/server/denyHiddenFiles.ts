import type { Plugin } from 'vite';
import { requestPath } from './hosting/requestPath.ts';

/** Patterns of files that Vite must not answer with: its defaults, all dot files, and the embedded database. */
export const DENIED_FILES = ['.*', '*.{crt,key,pem}', '**/.git/**', '**/.temp/**'];

/** Keeps dot files, the embedded database and its secret out of the development server's answers. */
export const denyHiddenFiles: Plugin = {
  name: 'deny-hidden-files',
  apply: 'serve',
  config: () => ({ server: { fs: { deny: DENIED_FILES } } }),
  configureServer: {
    order: 'pre',
    handler({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (requestPath(request.url ?? '') === undefined)
          response.writeHead(400).end('Bad request');
        else next();
      });
    },
  },
};
