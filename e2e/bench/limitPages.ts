import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The fastest page possible on this server: HTML with one packaged font and one picture, 60 kB in all. */
export const LIMIT = '/bench/limit';

/** Serves the limit page beside the pages of the built site. */
export function limitPages(): Plugin {
  return {
    name: 'limit-pages',
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const page = limitPage(join(root, build.outDir));
      server.middlewares.use(LIMIT, (_request, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(page);
      });
    },
  };
}

function limitPage(dist: string): string {
  const font = readdirSync(join(dist, 'assets')).find((file) =>
    /^anek-latin-latin-wght.*woff2$/.test(file),
  );
  const url = `/assets/${font}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The limit</title><meta name="description" content="As fast as a page can be."><link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin><style>@font-face{font-family:Anek;src:url("${url}") format("woff2-variations");font-display:swap;font-weight:100 800}body{margin:2rem;font:1rem/1.6 Anek, sans-serif}h1{font-size:2.5rem;line-height:1.1}img{max-width:100%;height:auto}</style></head><body><main><h1>Your Growth Partner – Uplift</h1><p>Websites | Marketing | AI Automation</p><img src="/demo/pictures/656f68bdd611ca3b672dba194e4ffd44-a46b4f-960.avif" alt="A wedding hall" width="640" height="360"></main></body></html>`;
}
